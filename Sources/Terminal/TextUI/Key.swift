/// A key that can run a command.
nonisolated package enum Key: Hashable, Sendable {
  case character(Character)
  case enter
  case escape
  /// Marks a row without leaving the screen, as in the people picker.
  case tab

  /// The label of the key.
  package var label: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "tab"
    }
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
