import Localization
import TextUI

/// Renders each screen as labelled lines with numbered rows, for pipes, scripts, tests and screen readers.
package struct LinesRenderer: ScreenRenderer {
  package let answersEveryLine = false
  private let language: Language

  package init(language: Language) {
    self.language = language
  }

  package func render(_ moment: Moment, line: Int?) -> SafeText {
    var lines = ["== \(moment.screen.title.words(in: language)) =="]
    for element in moment.screen.elements {
      lines += self.lines(for: element, listPage: moment.listPage)
    }
    lines += self.lines(for: moment.edits)
    // The reason for a refusal goes to standard error; only the screen's own notice is part of the screen.
    if let notice = moment.screen.notice {
      let message = notice.message(on: moment.screen, referringBy: .name)
      lines.append(Notice(notice.kind, message).labelledText.words(in: language))
    }
    return SafeText(lines: lines + [""])
  }

  private func lines(for element: Element, listPage: ListPage) -> [String] {
    switch element {
    // Without a mark, a quoted line could look like one of the program's own.
    case .text(let text, .quote): ["| \(text.words(in: language))"]
    case .text(let text, _), .progress(let text): [text.words(in: language)]
    case .share(_, let text): [text.words(in: language)]
    case .choice(let choice): [line(for: choice)]
    // They only please the eye.
    case .picture, .badge: []
    case .field(let field): ["\(field.label.words(in: language)) (\(field.name)\(range(of: field))): \(field.value)"]
    case .button(let command): [button(command) + (command.isEnabled ? "" : " (\(words(.notNow)))")]
    case .list(let list): rows(of: list, on: listPage)
    }
  }

  private func range(of field: Field) -> String {
    field.range.map { ", \(words(.range(first: $0.lowerBound, last: $0.upperBound)))" } ?? ""
  }

  private func button(_ command: KeyCommand) -> String {
    "[\(command.label.words(in: language))] \(command.name)"
  }

  /// Returns what is chosen, or all options if they have no common label: then they are screens, and the title says
  /// which one is shown.
  private func line(for choice: Choice) -> String {
    let options = choice.label == nil ? choice.options : choice.options.filter(\.isChosen)
    let words = options.map { option in
      let label = option.command.label.words(in: language)
      return option.count.map { "\(label) (\(Text.number($0).words(in: language)))" } ?? label
    }.joined(separator: ", ")
    return choice.label.map { "\($0.words(in: language)): \(words)" } ?? words
  }

  private func rows(of list: RowList, on page: ListPage) -> [String] {
    let shown = page.rows(of: list.count)
    let width = String(shown.upperBound).count + 1
    var lines =
      (list.summary.map { [$0.words(in: language)] } ?? [])
      + shown.compactMap { index -> String? in
        guard let row = list[index] else { return nil }
        let number = String(index + 1)
        return String(repeating: " ", count: width - number.count)
          + "\(number). \(words(of: row))\(row.goesDeeper ? " >" : "")"
      }
    if let ending = list.ending, shown.upperBound == list.count {
      lines.append(String(repeating: " ", count: width + 2) + line(for: ending))
    }
    if shown.count < list.count {
      let position = words(.rowsShown(first: shown.lowerBound + 1, last: shown.upperBound, count: list.count))
      lines.append(shown.upperBound < list.count ? "\(position) \(words(.moreRows))" : position)
    }
    return lines
  }

  private func line(for ending: ListEnding) -> String {
    let text = ending.text.words(in: language)
    guard let loadMore = ending.loadMore, loadMore.isEnabled else { return text }
    return "\(text) \(button(loadMore))"
  }

  /// Returns the list's edits as lines, at most a page of them.
  private func lines(for edits: [RowEdit]) -> [String] {
    let lines = edits.prefix(ListPage.size).compactMap { edit in
      edit.row.map { "\(edit.mark) \(words(of: $0))" }
    }
    let rest = edits.count - lines.count
    return rest > 0 ? lines + [words(.moreEdits(rest))] : lines
  }

  private func words(of row: Row) -> String {
    let text = row.text.words(in: language)
    return row.detail.map { "\(text) (\($0.words(in: language)))" } ?? text
  }

  private func words(_ text: SessionText) -> String { text.words(in: language) }
}
