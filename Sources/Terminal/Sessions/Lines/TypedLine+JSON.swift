import Localization
import Presenting
import TextUI

extension TypedLine {
  /// Creates the line that a program has sent as JSON.
  ///
  /// - Throws: `CommandError` if the line cannot be run now, or is meant for another revision of the screen.
  init(_ json: JSONCommand, on screen: Screen, revision: Int) throws(CommandError) {
    if let meant = json.revision, meant != revision { throw CommandError(.otherRevision(meant, now: revision)) }
    switch json.name {
    case "set":
      let arguments = try json.arguments("field", "value")
      self = try Self.set(arguments[0], to: arguments[1], on: screen)
    case let name where Self.everywhere.contains(name):
      _ = try json.arguments()
      try self.init(name, on: screen)
    default:
      let (command, _) = try Self.find(json.name, on: screen)
      let arguments =
        switch command.takes {
        case .nothing: try json.arguments()
        case .row: try json.arguments("row").map { "#\($0)" }
        case .rows: try json.arguments("rows").map { "#\($0)" }
        case .text: try json.arguments("text")
        }
      self = try Self.run(command, typed: json.name, arguments, on: screen, in: .en)
    }
  }
}
