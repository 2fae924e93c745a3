/// What a user does, or somebody else at the same store.
nonisolated enum Step: Hashable, Sendable {
  /// A command of the screen on top, or `back`, `undo` or `redo`.
  case give(String, rows: [Int] = [0], text: String = "")
  case fill(String, with: String)
  case elsewhere(Elsewhere)
  /// A command of a screen as it was before something was done elsewhere.
  indirect case late(Step, after: Elsewhere)

  /// The name of the command or field.
  var name: String {
    switch self {
    case .give(let name, _, _): name
    case .fill(let field, _): "set \(field)"
    case .elsewhere(let act): "elsewhere: \(act)"
    case .late(let step, let act): "\(step.name) after \(act)"
    }
  }

  /// How many writes of somebody else are part of it.
  var othersWrites: Int {
    switch self {
    case .give, .fill: 0
    case .elsewhere, .late: 1
    }
  }

  /// The most writes of the user's own that it may try.
  var ownWrites: Int { if case .elsewhere = self { 0 } else { 1 } }

  /// Whether it can be a command of a screen that is out of date when it is given; one of each kind is enough.
  var canBeLate: Bool {
    if case .give(let name, rows: [0], _) = self { !["back", "undo", "redo"].contains(name) } else { false }
  }
}

nonisolated extension Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .give(let name, let rows, let text):
      "\(name) \(rows.map { String($0 + 1) }.joined(separator: " "))\(text.isEmpty ? "" : " “\(text)”")"
    case .fill(let field, let text): "set \(field) “\(text)”"
    case .elsewhere: name
    case .late(let step, let act): "\(step) after \(act)"
    }
  }
}
