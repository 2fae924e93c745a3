import Sessions
import TextUI

/// One action of a person at a screen.
nonisolated enum Step: Hashable, Sendable {
  /// A command of the screen on top, or `home`, `back`, `undo` or `redo`.
  case give(String, rows: [Int] = [], text: String = "")
  case fill(String, with: String)
  case press(KeyPress)
  case resize(GridSize)

  /// The name of the command or field.
  var name: String {
    switch self {
    case .give(let name, _, _): name
    case .fill(let field, _): "set \(field)"
    case .press: "press"
    case .resize: "resize"
    }
  }

  /// Returns the line that a user would type for it, with the ids of the rows.
  @MainActor func line(on screen: Screen?) -> String? {
    switch self {
    case .give(let name, let rows, let text):
      "\(name)\(rows.compactMap { screen?.list?[$0] }.map { " #\($0.id)" }.joined())\(text.isEmpty ? "" : " \(text)")"
    case .fill(let field, let text): "set \(field) \(text)"
    case .press, .resize: nil
    }
  }

  /// Whether it is a command.
  var isGiven: Bool { if case .give = self { true } else { false } }

  var takesRows: Bool {
    if case .give(_, let rows, _) = self { !rows.isEmpty } else { false }
  }
}

nonisolated extension Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .give(let name, let rows, let text):
      "\(name)\(rows.map { " \($0 + 1)" }.joined())\(text.isEmpty ? "" : " “\(text)”")"
    case .fill(let field, let text): "set \(field) “\(text)”"
    case .press(let key): "press \(key)"
    case .resize(let size): "resize to \(size.columns) × \(size.rows)"
    }
  }
}
