import Localization
import Presenting
import TextUI

extension ScreenState {
  /// The maximum number of bytes to copy; many terminals drop longer texts.
  private static let mostCopied = 50_000

  func hasRows(on screen: Screen) -> Bool { (rows(of: screen)?.count ?? 0) > 0 }

  /// Selects the row at a position, and does what Enter does there.
  mutating func open(row position: Int, on screen: Screen) -> KeyOutcome {
    focus = Focus(on: .list)
    if let rows = rows(of: screen) { list.selection.move(to: position, in: rows) }
    return enter(on: screen)
  }

  /// Toggles the mark of the selected row, marks a range up to this row, or toggles all marks.
  ///
  /// Does nothing if no command takes several rows.
  mutating func mark(_ action: GeneralAction, on screen: Screen) {
    guard screen.takesSeveralRows, let rows = rows(of: screen) else { return }
    if action == .markAll {
      list.markedRows.toggleAll(of: rows)
    } else if action == .markRange {
      list.markedRows.markRange(to: list.selection.position, in: rows)
    } else if let index = rows.index(of: list.selection.position), let row = rows.list[index] {
      list.markedRows.toggle(row.id, at: index)
      list.selection.move(to: list.selection.position + 1, in: rows)
    }
    focus = Focus(on: .list)
  }

  /// Runs the command on Tab for the selected row, and selects the next row.
  mutating func pickAnother(on screen: Screen) -> KeyOutcome {
    let outcome = invoke(screen.commandOnTab, on: screen)
    if case .run = outcome, let rows = rows(of: screen) {
      list.selection.move(to: list.selection.position + 1, in: rows)
    }
    return outcome
  }

  /// Returns the indices of the marked rows that match the filter, or else of the selected row.
  func chosenRows(on screen: Screen) -> [Int] {
    guard let rows = rows(of: screen) else { return [] }
    let marked = rows.shown(of: list.markedRows.indices)
    if !marked.isEmpty { return marked }
    return rows.index(of: list.selection.position).map { [$0] } ?? []
  }

  mutating func copy(on screen: Screen) -> KeyOutcome {
    guard let text = textToCopy(on: screen) else { return .handled }
    let isTooLong = text.string.utf8.count > Self.mostCopied
    message = isTooLong ? Notice(.warning, .fullScreen(.tooLongToCopy)) : Notice(.info, .fullScreen(.copied))
    return isTooLong ? .handled : .copy(text)
  }

  /// Returns the texts of the chosen rows, one on each line.
  ///
  /// Without a chosen row, returns the text that the screen offers for copying, or else text that a person has written there,
  /// if any.
  func textToCopy(on screen: Screen) -> SafeText? {
    let rows = chosenRows(on: screen).compactMap { screen.list?[$0]?.text }
    let texts = rows.isEmpty ? screen.copied ?? screen.quote : rows
    return texts.isEmpty ? nil : SafeText(joining: texts.map { $0.words(in: filter.language) })
  }
}
