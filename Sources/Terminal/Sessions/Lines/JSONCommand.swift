import Foundation
import Localization
import Presenting
import TextUI

/// A command that a program sends, such as `{"command":"open","row":"16","revision":5}`.
struct JSONCommand {
  private enum ArgumentValue: Decodable {
    case text(String)
    case texts([String])
    case number(Int)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let texts = try? container.decode([String].self) {
        self = .texts(texts)
      } else {
        self = (try? container.decode(Int.self)).map(Self.number) ?? .other
      }
    }
  }

  let name: String
  /// The revision of the screen that the command is meant for; nil for any revision.
  let revision: Int?
  private let values: [String: ArgumentValue]

  /// Returns whether a line begins like JSON, and not with a word.
  static func matches(by line: String) -> Bool {
    line.first { !$0.isWhitespace }.map { "{[\"".contains($0) } == true
  }

  /// Parses a line.
  ///
  /// - Throws: `CommandError` if the line is not such a command.
  init(_ line: String) throws(CommandError) {
    guard var values = try? JSONDecoder().decode([String: ArgumentValue].self, from: Data(line.utf8)),
      let command = values.removeValue(forKey: "command")
    else { throw CommandError(.notJSON) }
    guard case .text(let name) = command else { throw CommandError(.wrongType(key: "command")) }
    switch values.removeValue(forKey: "revision") {
    case nil: revision = nil
    case .number(let number): revision = number
    case .text, .texts, .other: throw CommandError(.wrongType(key: "revision"))
    }
    self.name = name
    self.values = values
  }

  /// Returns the texts of these keys, in this order; only `rows` can have several texts.
  ///
  /// - Throws: `CommandError` if a key is missing or unknown, or if a value has the wrong type.
  func arguments(_ keys: String...) throws(CommandError) -> [String] {
    guard keys.allSatisfy({ values[$0] != nil }) else { throw CommandError(.needsKeys(name, keys: keys)) }
    if let other = values.keys.sorted().first(where: { !keys.contains($0) }) {
      throw CommandError(.unknownKey(other, of: name, keys: keys))
    }
    var texts: [String] = []
    for key in keys {
      switch values[key] {
      case .text(let text) where key != "rows": texts.append(text)
      case .texts(let rows) where key == "rows": texts += rows
      default: throw CommandError(.wrongType(key: key))
      }
    }
    return texts
  }
}
