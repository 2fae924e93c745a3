import Lists
import Localization
import TextUI

/// Draws content into a region of a grid, scrolled so that the focus is visible.
///
/// Normally only the list scrolls, and the content above and below it stays. If that would leave the list too little
/// room, everything scrolls together.
struct ContentPainter {
  /// The minimum number of visible rows; with fewer, a list is hard to use.
  private static let fewestRows = 3

  let content: ScreenBody
  let region: Region
  /// The number of ticks so far.
  let tick: Int
  let language: Language

  private var rowCount: Int { content.rows?.count ?? 0 }
  private var fixedCount: Int { content.above.count + content.below.count }
  private var onlyListScrolls: Bool {
    content.rows != nil && fixedCount + min(Self.fewestRows, content.scrollingCount) <= region.rows
  }
  /// The number of scrolling lines before the list.
  private var firstRow: Int { onlyListScrolls ? 0 : content.above.count }

  func draw(into grid: inout Grid, state: inout ScreenState) {
    state.viewport.fit(
      count: content.scrollingCount + (onlyListScrolls ? 0 : fixedCount),
      height: onlyListScrolls ? region.rows - fixedCount : region.rows)
    if let line = lineInView(state) { state.viewport.reveal(line) }
    let lines = visibleLines(&state)
    for (offset, line) in lines.enumerated() {
      let position = GridPosition(column: region.column, row: region.row + offset)
      line.draw(at: position, columns: region.columns, into: &grid, &state.mouseMap)
    }
    let shown = state.viewport.lines
    if grid.cursor == nil, state.context.hasFocus, !lines.isEmpty {
      // If nothing else has set the cursor, put it where reading begins.
      let line = content.start - (onlyListScrolls ? 0 : shown.lowerBound)
      let row = region.row + max(0, min(line, lines.count - 1))
      grid.cursor = GridPosition(column: region.column + ContentLine.margin, row: row)
    }
    // If there is a list, the position in the list already shows that there is more.
    guard content.rows == nil else { return }
    func put(_ sign: String, besideLine line: Int) {
      // Put the sign next to the pointer if this line has the focus.
      let column = lines[line].part != nil && lines[line].part == state.focus.part ? region.column + 1 : region.column
      grid.put(StyledLine(sign, .dim), at: GridPosition(column: column, row: region.row + line))
    }
    if shown.lowerBound > 0 { put("↑", besideLine: 0) }
    if shown.upperBound < content.lineCount { put("↓", besideLine: shown.count - 1) }
  }

  /// Returns the line that must be visible.
  private func lineInView(_ state: ScreenState) -> Int? {
    if state.focus.part == .list || onlyListScrolls {
      return rowCount > 0 ? firstRow + state.list.selection.position : nil
    }
    guard state.focus.isKeptInView, let part = state.focus.part else { return nil }
    if let line = content.above.firstIndex(where: { $0.part == part }) { return line }
    return content.below.firstIndex { $0.part == part }.map { firstRow + content.scrollingCount + $0 }
  }

  private func visibleLines(_ state: inout ScreenState) -> [ContentLine] {
    let visible = state.viewport.lines
    let positions = visible.clamped(to: firstRow..<firstRow + rowCount)
    let rows = rowLines(at: positions.lowerBound - firstRow..<positions.upperBound - firstRow, &state)
    let above = content.above.map { withPointer($0, state) }
    let below = content.below.map { withPointer($0, state) }
    let ending = content.ending.flatMap { visible.contains(firstRow + rowCount) ? [$0] : nil } ?? []
    state.list.showsEnding = !ending.isEmpty
    guard !onlyListScrolls else { return above + rows + ending + below }
    let start = firstRow + content.scrollingCount
    return above[visible.clamped(to: above.indices)] + rows + ending
      + visible.clamped(to: start..<start + below.count).map { below[$0 - start] }
  }

  /// Returns the rows at these positions as lines, with marks for their changes.
  private func rowLines(at positions: Range<Int>, _ state: inout ScreenState) -> [ContentLine] {
    let haveExpired = state.list.changes.removeExpired(at: tick)
    // The cells of a row change colour when its mark expires, so the rows must be read again.
    if haveExpired || !state.list.visible.areRows(at: positions, of: state.context.scene) {
      read(positions, &state)
    }
    return state.list.visible.entries.map { line(for: $0, state) }
  }

  /// Reads the rows at these positions, and marks those that have changed.
  private func read(_ positions: Range<Int>, _ state: inout ScreenState) {
    guard let list = content.rows else {
      // There is no list any more.
      state.list.visible = VisibleRows()
      return
    }
    let rows = state.rowTracker.read {
      positions.compactMap { position in list[position].map { (position: position, row: $0) } }
    }
    let goneBefore = state.list.changes.gone
    if let edits = state.list.editsSinceDrawn(of: list) {
      let seen = rows.map { (index: list.index(of: $0.position), id: $0.row.id) }
      state.list.changes.update(with: edits, seeing: seen, tick: tick)
    } else {
      state.list.changes.update(
        seeing: rows.map(\.row), atStart: positions.lowerBound == 0,
        atEnd: positions.upperBound == rowCount && list.list.ending == nil, tick: tick)
    }
    // A deleted row may have been the widest, so fit the columns again.
    if let gone = state.list.changes.gone, gone != goneBefore { state.list.columns = RowColumns() }
    let words = state.filter.isActive ? state.filter.words : SearchWords(list.list.search?.typed ?? "")
    let entries = rows.map { position, row in
      VisibleRows.Entry(
        position: position, row: row,
        cells: RowCells(row, mark: state.list.changes[row.id], highlighting: words, language: language))
    }
    state.list.columns.fit(entries.map(\.cells), isWholeList: positions.count == rowCount)
    state.list.visible = VisibleRows(entries, at: positions, of: state.context.scene)
  }

  /// Returns a row with its margin, which shows whether the row is selected, marked or changed.
  private func line(for entry: VisibleRows.Entry, _ state: ScreenState) -> ContentLine {
    let isSelected = entry.position == state.list.selection.position
    let isFocused = isSelected && state.focus.part == .list && state.context.hasFocus
    let isTaken = isSelected && content.takesRowOnEnter && state.context.hasFocus
    let pointer =
      switch (isFocused, isTaken, isSelected) {
      case (true, _, _): StyledLine(">")
      case (_, true, _): StyledLine("↵")
      case (_, _, true): StyledLine("-")
      default: StyledLine(" ")
      }
    let isMarked = state.list.markedRows.ids.contains(entry.row.id)
    let sign = isMarked ? StyledLine("✓", .key) : StyledLine(String(state.list.changes[entry.row.id]?.sign ?? " "))
    let room = region.columns - ContentLine.margin
    let line = pointer + sign + state.list.columns.line(of: entry.cells, in: room).padded(to: room)
    let look: Style = isFocused || isTaken ? .selected : .inactive
    return ContentLine(
      line: isSelected ? line.selected(as: look) : line, mouseTargets: [(0..<region.columns, .row(entry.position))],
      cursor: isFocused ? ContentLine.margin : nil)
  }

  /// Returns a line with its margin, which contains the pointer if the line has the focus.
  private func withPointer(_ content: ContentLine, _ state: ScreenState) -> ContentLine {
    let isFocused = content.part != nil && content.part == state.focus.part && state.context.hasFocus
    let margin = StyledLine(isFocused ? ">" : "", .accent).padded(to: ContentLine.margin)
    let isButton = if case .button = content.part { true } else { false }
    let line = isFocused && isButton ? content.line.selectedButton() : content.line
    return ContentLine(
      line: (margin + line).truncated(to: region.columns), part: content.part,
      mouseTargets: content.mouseTargets.map { ($0.columns.moved(by: ContentLine.margin), $0.target) },
      cursor: (content.cursor ?? (isFocused ? 0 : nil)).map { $0 + ContentLine.margin }, isTyped: content.isTyped)
  }
}
