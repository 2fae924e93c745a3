import Localization
import Navigation
import Presenting
import TextUI

/// Renders each screen as labelled lines with numbered rows.
///
/// This form suits pipes, scripts, tests and screen readers.
///
/// Nothing in the output has to be seen: pictures are left out, and changes are described in words.
package struct LinesRenderer: ScreenRenderer {
  package let isForPrograms = false
  let language: Language

  package init(language: Language) {
    self.language = language
  }

  package func render(_ shown: ShownScreen, line: Int?) -> SafeText {
    SafeText(lines: printout(of: shown).lines + lines(for: shown.edits) + report(in: shown) + [""])
  }

  package func look(of shown: ShownScreen) -> ScreenLook { .lines(render(shown, line: nil)) }
  package func rows(of shown: ShownScreen) -> JSONText? { nil }

  package func read(_ shown: ShownScreen) -> Printout? { printout(of: shown) }

  func printout(of shown: ShownScreen) -> Printout {
    var parts = shown.screen.elements.flatMap { self.parts(for: $0, listPage: shown.listPage) }
    // The reason for a refusal goes to standard error; only the screen's own notice is part of the screen.
    parts += notice(on: shown.screen).map { .line($0) }
    return Printout(
      title: "== \(shown.item.title.words(in: language)) ==", parts: parts,
      isOfSomethingGone: shown.screen.isOfSomethingGone)
  }

  /// Returns the screen's own notice, if it has one.
  func notice(on screen: Screen) -> [String] {
    screen.notice.map { notice in
      let message = notice.message(on: screen, referringBy: .name)
      return [Notice(notice.kind, message).labelledText.words(in: language)]
    } ?? []
  }

  /// Returns the report or the announcement, if it has not been printed before.
  func report(in shown: ShownScreen) -> [String] {
    guard shown.noticeIsNew, let notice = shown.notice(referringBy: .name) else { return [] }
    return switch shown.noticeSource {
    case .report, .announcement: [notice.labelledText.words(in: language)]
    case .refusal, .note, .own, nil: []
    }
  }

  private func parts(for element: Element, listPage: ListPage) -> [Printout.PrintedPart] {
    switch element {
    // Without a mark, a quoted line could look like a line of the program.
    case .text(let text, .quote): [.line("| \(text.words(in: language))")]
    case .text(let text, _), .progress(let text), .share(_, let text): [.line(text.words(in: language))]
    case .fact(let label, let value, _): [.line(("\(label): \(value)" as Text).words(in: language))]
    case .choice(let choice): [.quiet(line(for: choice), key: line(for: choice, countsChosen: false))]
    // The words next to these elements give the same information.
    case .picture, .badge: []
    case .field(let field):
      [.control("\(field.label.words(in: language)) (\(field.name)\(range(of: field))): \(field.value)")]
        + (field.problem.map { [.control($0.words(in: language))] } ?? [])
    case .button(let command): [.control(button(command) + (command.isEnabled ? "" : " (\(words(.notNow)))"))]
    case .list(let list): parts(for: list, on: listPage)
    }
  }

  private func range(of field: Field) -> String {
    field.range.map { ", \(words(.range(first: $0.lowerBound, last: $0.upperBound)))" } ?? ""
  }

  private func button(_ command: KeyCommand) -> String {
    "[\(command.label.words(in: language))] \(command.name)"
  }

  /// Returns the options on one line, each with the command that chooses it.
  ///
  /// The count of the chosen option can be left out, because the list shows this count as well.
  private func line(for choice: Choice, countsChosen: Bool = true) -> String {
    let options = choice.options.map { option -> String in
      let text = option.isChosen && !countsChosen ? option.command.label : option.text
      let state = words(option.isChosen ? .chosen : .choosing(name: option.command.name))
      return "\(text.words(in: language)), \(state)"
    }.joined(separator: "; ")
    return choice.label.map { "\($0.words(in: language)): \(options)" } ?? options
  }

  private func parts(for list: RowList, on page: ListPage) -> [Printout.PrintedPart] {
    let range = page.rows(of: list.count)
    let rows = range.compactMap { list[$0] }.map { PrintedRows.PrintedRow(id: $0.id, words: words(of: $0)) }
    let summary = list.summary?.words(in: language)
    let order = list.count > 0 ? list.order?.words(in: language) : nil
    var parts = [order].compactMap(\.self).map(Printout.PrintedPart.control)
    parts.append(
      .rows(
        PrintedRows(
          subject: (list.id, list.search?.typed), summary: summary, count: list.count, page: page, rows: rows)))
    if let ending = list.ending, range.upperBound == list.count {
      parts.append(.control(String(repeating: " ", count: String(range.upperBound).count + 3) + line(for: ending)))
    }
    if range.count < list.count {
      let position = words(.rowsShown(first: range.lowerBound + 1, last: range.upperBound, count: list.count))
      let hasMore = range.upperBound < list.count || list.ending?.loadAll != nil
      parts.append(.control(hasMore ? "\(position) \(words(.moreRows))" : position))
    }
    return parts
  }

  private func line(for ending: ListEnding) -> String {
    let text = ending.text.words(in: language)
    guard let loadMore = ending.loadMore, loadMore.isEnabled else { return text }
    return "\(text) \(button(loadMore))"
  }

  /// Returns the edits of a list in words, at most a page of them.
  func lines(for edits: [RowEdit]) -> [String] {
    let lines = edits.prefix(ListPage.usualSize).compactMap { edit in
      edit.row.map { row in
        let text = words(of: row)
        return words(.edit(edit.kind, edit.new.map { "\($0 + 1). \(text)" } ?? Text(verbatim: text)))
      }
    }
    let rest = edits.count - lines.count
    return rest > 0 ? lines + [words(.moreEdits(rest))] : lines
  }

  private func words(of row: Row) -> String {
    let text = row.text.words(in: language)
    return row.detail.map { "\(text) (\($0.words(in: language)))" } ?? text
  }

  func words(_ text: SessionText) -> String { text.words(in: language) }
}
