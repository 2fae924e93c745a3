package import Localization

/// Screens as labelled lines with numbered rows: for pipes, scripts, tests and screen readers.
package struct LinesRenderer: ScreenRenderer {
  package let answersEveryLine = false
  private let strings: Strings

  package init(strings: Strings) {
    self.strings = strings
  }

  package func render(_ snapshot: Snapshot, line: Int?) -> SafeText {
    var lines = ["== \(snapshot.screen.title) =="]
    for element in snapshot.screen.elements {
      lines += self.lines(for: element, page: snapshot.page)
    }
    lines += self.lines(for: snapshot.edits)
    // A refused command is told on standard error; what the screen itself has to say belongs to it.
    if let notice = snapshot.screen.notice {
      lines.append(strings.label(of: notice) + notice.text)
    }
    return SafeText(lines: lines + [""])
  }

  private func lines(for element: Element, page: Page) -> [String] {
    switch element {
    // A line that begins like one of the program's own is not to be taken for it.
    case .text(let text, .quote): ["| \(text)"]
    case .text(let text, _), .progress(let text): [text]
    case .picture(let picture, _): picture
    case .field(let field): ["\(field.label) (\(field.name)\(range(of: field))): \(field.value)"]
    case .button(let button): ["[\(button.label)] \(button.command.name)\(hint(for: button.command))"]
    case .list(let list): rows(of: list, page: page)
    }
  }

  private func range(of field: Field) -> String {
    guard let range = field.range else { return "" }
    return ", "
      + strings(
        UIText.range, ["first": strings.number(range.lowerBound), "last": strings.number(range.upperBound)])
  }

  private func hint(for command: KeyCommand) -> String {
    command.isEnabled ? "" : " (\(strings(UIText.notNow)))"
  }

  private func rows(of list: RowList, page: Page) -> [String] {
    let shown = page.rows(of: list.count)
    let width = String(shown.upperBound).count + 1
    var lines = shown.compactMap { index -> String? in
      guard let row = list[index] else { return nil }
      let number = String(index + 1)
      return String(repeating: " ", count: width - number.count)
        + "\(number). \(text(of: row))\(row.goesDeeper ? " >" : "")"
    }
    if let ending = list.ending, shown.upperBound == list.count {
      lines.append(String(repeating: " ", count: width + 2) + ending.text)
    }
    if shown.count < list.count {
      let position = strings(
        UIText.rowsShown,
        [
          "first": strings.number(shown.lowerBound + 1), "last": strings.number(shown.upperBound),
          "count": strings.number(list.count),
        ])
      lines.append(shown.upperBound < list.count ? "\(position) \(strings(UIText.moreRows))" : position)
    }
    return lines
  }

  private func text(of row: Row) -> String {
    row.detail.isEmpty ? row.text : "\(row.text) (\(row.detail))"
  }

  /// What has become of the list, a page of it: as with rows, nobody reads more.
  private func lines(for edits: [RowEdit]) -> [String] {
    let lines = edits.prefix(Page.size).compactMap { edit in
      edit.row.map { "\(edit.mark) \(text(of: $0))" }
    }
    let rest = edits.count - lines.count
    return rest > 0 ? lines + [strings(UIText.moreEdits, count: rest)] : lines
  }
}
