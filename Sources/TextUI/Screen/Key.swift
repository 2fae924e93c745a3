/// A key of the keyboard that a command may lie on.
nonisolated package enum Key: Hashable, Sendable {
  case character(Character)
  case enter
  case escape

  /// What is written on it.
  package var label: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "enter"
    case .escape: "esc"
    }
  }
}
