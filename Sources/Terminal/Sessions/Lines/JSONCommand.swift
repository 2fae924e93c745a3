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
