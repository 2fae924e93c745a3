import Foundation
import Lists
import Localization
import TextUI

/// The completion of a command line's beginning, for the Tab key.
package enum Completion: Equatable {
  case nothing
  /// The text that replaces the beginning.
  case text(String)
  /// The possible completions, if there are several.
  case choices([String])

  /// The beginning completed in one of the possible ways, and the label for the list.
  private typealias Candidate = (text: String, label: String)

  /// Completes names or labels of commands, then rows by number or name, or names of fields.
  ///
  /// In a long list, only the rows on the current page are considered, because the other rows have not been printed.
  init(of head: String, on screen: Screen, listPage: ListPage, language: Language) {
    let head = String(head.drop { $0 == " " })
    if let (taker, start) = Self.rowTaker(of: head, on: screen, language) {
      let argument = String(head.dropFirst(start.count))
      var candidates = Self.rows(argument, after: start, on: screen, listPage, language)
      if candidates.isEmpty, taker.takes == .rows {
        // If several rows have been typed, complete the last row.
        let given = argument.prefixMatch(of: /(?:(?:#[^\s,]+|[0-9]+(?:-[0-9]+)?)[\s,]+)+/)?.output ?? ""
        let last = String(argument.dropFirst(given.count))
        candidates = Self.rows(last, after: start + given, on: screen, listPage, language)
      }
      self.init(of: head, by: candidates)
    } else {
      let candidates = Self.commands(of: screen, listPage) + Self.fields(of: screen)
      let named = candidates.filter { $0.text.hasPrefix(head) }
      self.init(of: head, by: named.isEmpty ? Self.labels(beginningWith: head, on: screen, language) : named)
    }
  }

  /// If the text begins with a command that takes rows, returns the command and that beginning.
  ///
  /// The beginning is a name or a label.
  private static func rowTaker(
    of head: String, on screen: Screen, _ language: Language
  ) -> (KeyCommand, start: String)? {
    let takers = screen.commands.filter { $0.takes == .row || $0.takes == .rows }
    if let taker = takers.first(where: { head.hasPrefix("\($0.name) ") }) { return (taker, "\(taker.name) ") }
    guard screen.takesLabels else { return nil }
    for taker in takers {
      let label = taker.label.words(in: language) + " "
      let start = String(head.prefix(label.count))
      if start.folded == label.folded { return (taker, start) }
    }
    return nil
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

  /// Returns the labels of commands, which may be typed instead of names.
  private static func labels(beginningWith head: String, on screen: Screen, _ language: Language) -> [Candidate] {
    guard screen.takesLabels, !head.isEmpty else { return [] }
    let labels = screen.commands.filter(\.isEnabled).map { command in
      let label = command.label.words(in: language)
      return (text: command.takes == .nothing ? label : "\(label) ", label: label)
    }
    return labels.filter { $0.text.folded.hasPrefix(head.folded) }
  }

  private static func fields(of screen: Screen) -> [Candidate] {
    screen.fields.map { (text: "set \($0.name) ", label: "set \($0.name)") }
  }

  private static func rows(
    _ argument: String, after start: String, on screen: Screen, _ page: ListPage, _ language: Language
  ) -> [Candidate] {
    guard let list = screen.list else { return [] }
    let words = SearchWords(argument)
    return page.rows(of: list.count).compactMap { index in
      guard let row = list[index] else { return nil }
      let number = String(index + 1)
      let name = row.text.words(in: language)
      guard number.hasPrefix(argument) || words.match(name) else { return nil }
      return (text: start + number, label: "\(number). \(name)")
    }
  }
}
