/// A key that can run a command.
nonisolated package enum Key: Hashable, Sendable {
  case character(Character)
  case enter
  case escape

  /// The label of the key.
  package var label: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "enter"
    case .escape: "esc"
    }
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
