import Foundation
import Lists
import Localization
import TextUI

/// What the Tab key makes of the beginning of a command line.
package enum Completion: Equatable {
  case nothing
  /// The text that takes the place of the beginning.
  case text(String)
  /// What the beginning can become, if that is still open.
  case choices([String])

  /// A beginning, if it is completed with `text`, and how it is listed.
  private typealias Candidate = (text: String, label: String)

  /// Completes names of commands, then rows by number or name, or names of fields.
  ///
  /// Of a long list, only the rows on its page are looked at: others have not been heard.
  init(of head: String, on screen: Screen, listPage: ListPage, language: Language) {
    let head = String(head.drop { $0 == " " })
    let taker = screen.commands.first { head.hasPrefix("\($0.name) ") && $0.takes == .row }
    if let taker {
      let argument = String(head.dropFirst(taker.name.count + 1))
      self.init(of: head, by: Self.rows(argument, for: taker.name, on: screen, listPage, language))
    } else {
      let candidates = Self.commands(of: screen, listPage) + Self.fields(of: screen)
      self.init(of: head, by: candidates.filter { $0.text.hasPrefix(head) })
    }
  }

  private init(of head: String, by candidates: [Candidate]) {
    let common = candidates.dropFirst().reduce(candidates.first?.text ?? "") { $0.commonPrefix(with: $1.text) }
    self =
      if common.count > head.count && common.hasPrefix(head) || candidates.count == 1 && common != head {
        .text(common)
      } else if candidates.count > 1 {
        .choices(candidates.map(\.label))
      } else {
        .nothing
      }
  }

  private static func commands(of screen: Screen, _ page: ListPage) -> [Candidate] {
    let here = screen.commands.filter(\.isEnabled).map { command in
      (text: command.takes == .nothing ? command.name : "\(command.name) ", label: command.name)
    }
    let hasMore = screen.list.map(page.hasMore) == true
    let everywhere = TypedLine.everywhere.filter { name in
      name != "set" && (name != "more" || hasMore) && !here.contains { $0.label == name }
    }
    return here + everywhere.map { (text: $0, label: $0) }
  }

  private static func fields(of screen: Screen) -> [Candidate] {
    screen.fields.map { (text: "set \($0.name) ", label: "set \($0.name)") }
  }

  private static func rows(
    _ argument: String, for command: String, on screen: Screen, _ page: ListPage, _ language: Language
  ) -> [Candidate] {
    guard let list = screen.list else { return [] }
    let words = SearchWords(argument)
    return page.rows(of: list.count).compactMap { index in
      guard let row = list[index] else { return nil }
      let number = String(index + 1)
      let name = row.text.words(in: language)
      guard number.hasPrefix(argument) || words.match(name) else { return nil }
      return (text: "\(command) \(number)", label: "\(number). \(name)")
    }
  }
}
