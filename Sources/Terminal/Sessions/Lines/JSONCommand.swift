import Presenting
import Foundation
import Localization
import TextUI

/// A command that a program sends as JSON, such as `{"command":"open","row":"16","revision":5}`.
struct JSONCommand {
  private enum ArgumentValue: Decodable {
    case text(String)
    case texts([String])
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let texts = try? container.decode([String].self) {
        self = .texts(texts)
      } else {
        self = .number(try container.decode(Int.self))
      }
    }
  }

  let name: String
  /// The texts that it is given, by key: one, or any number of rows.
  let arguments: [String: [String]]
  /// The revision of the screen that it is meant for; nil if for any.
  let revision: Int?

  /// Whether a line is not words, but JSON.
  static func isMeant(by line: String) -> Bool { line.first { !$0.isWhitespace } == "{" }

  /// Parses a line.
  ///
  /// - Throws: `CommandError` if the line is no such command.
  init(_ line: String) throws(CommandError) {
    guard var values = try? JSONDecoder().decode([String: ArgumentValue].self, from: Data(line.utf8)) else {
      throw CommandError(.notJSON)
    }
    switch values.removeValue(forKey: "revision") {
    case nil: revision = nil
    case .number(let number): revision = number
    case .text, .texts: throw CommandError(.notJSON)
    }
    var arguments: [String: [String]] = [:]
    for (key, value) in values {
      switch value {
      case .text(let text): arguments[key] = [text]
      case .texts(let texts) where key == "rows": arguments[key] = texts
      case .number, .texts: throw CommandError(.notJSON)
      }
    }
    guard let name = arguments.removeValue(forKey: "command")?.first else { throw CommandError(.notJSON) }
    (self.name, self.arguments) = (name, arguments)
  }

  /// Returns the arguments in the order of their keys.
  ///
  /// - Throws: `CommandError` if there are other keys, or not all of them.
  func arguments(_ keys: String...) throws(CommandError) -> [String] {
    guard Set(keys) == Set(arguments.keys) else { throw CommandError(.needsKeys(name, keys: keys)) }
    return keys.flatMap { arguments[$0] ?? [] }
  }
}

extension TypedLine {
  /// Creates the line that a program has sent as JSON.
  ///
  /// - Throws: `CommandError` if it cannot be run now, or is meant for another revision of the screen.
  init(_ json: JSONCommand, on screen: Screen, revision: Int) throws(CommandError) {
    if let meant = json.revision, meant != revision { throw CommandError(.otherRevision(meant, now: revision)) }
    switch json.name {
    case "set":
      let arguments = try json.arguments("field", "value")
      self = .perform(try Self.set(arguments[0], to: arguments[1], on: screen))
    case let name where Self.everywhere.contains(name):
      _ = try json.arguments()
      try self.init(name, on: screen)
    default:
      let (command, _) = try Self.find(json.name, on: screen)
      let arguments =
        switch command.action {
        case .nothing: try json.arguments()
        case .row: try json.arguments("row").map { "#\($0)" }
        case .rows: try json.arguments("rows").map { "#\($0)" }
        case .text: try json.arguments("text")
        }
      self = .perform(try Self.invocation(of: command, typed: json.name, arguments, on: screen, in: .en))
    }
  }
}
