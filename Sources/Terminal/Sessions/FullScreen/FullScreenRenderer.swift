import Localization
import Navigation
import Presenting
import TextUI

/// Draws a screen: title path, content, notice, and the keys that work now.
///
/// It does not depend on a terminal or on escape codes.
struct FullScreenRenderer {
  /// The minimum size; anything smaller has no room for useful content.
  private static let smallest = GridSize(columns: 40, rows: 10)
  /// The height from which there is room for blank lines and for a second line of keys.
  private static let roomyRows = 16
  /// The height from which there is room for a third line of keys.
  private static let tallRows = 30
  /// The height from which there is room for a blank line below the summary of a list.
  private static let summaryGapRows = 20
  private static let spinners = ["|", "/", "-", "\\"]

  let language: Language
  let size: GridSize
  /// The number of ticks so far, which turn the spinner.
  let tick: Int

  /// Returns whether a screen can be drawn in a size.
  static func hasRoom(in size: GridSize) -> Bool { size.columns >= smallest.columns && size.rows >= smallest.rows }

  private var isRoomy: Bool { size.rows >= Self.roomyRows }
  /// The sign of work in progress.
  private var spinner: String { Self.spinners[tick % Self.spinners.count] }
  /// The width of the content; one column stays free at the right edge.
  private var columns: Int { size.columns - 1 }
  private var margin: Int { ContentLine.margin }

  /// Returns a picture of a pane, or of the whole window.
  ///
  /// `state` belongs to the screen, and has been adapted to it. This function scrolls the state so that the focus is in view.
  /// The first `titles` titles, from the root on, are left out, because another pane shows them. `window` is the picture of the
  /// screen that a dialog interrupts.
  func picture(
    of shown: ShownScreen, without titles: Int = 0, state: inout ScreenState, over window: Grid? = nil
  ) -> Grid {
    var grid = Grid(size: size, title: SafeText(shown.item.title.words(in: language)))
    grid.links = shown.screen.links.map { SafeText($0) }
    state.mouseMap = MouseMap()
    state.list.showsEnding = false
    guard state.context.hasRoom else {
      drawTooSmall(Footer(shown.screen, state: state), into: &grid)
      return grid
    }
    let drawing = state.frames.drawing(of: shown.screen.picture)
    let notice = drawBottom(of: shown, state: &state, into: &grid)
    let summary = summary(of: shown, state: state)
    let region = region(from: top(below: summary), above: notice.lowerBound)
    let content = content(of: shown, state: state, drawing: drawing, in: region)
    if let viewport = state.keysPage {
      var keys = ScreenState(language: language)
      keys.viewport = viewport
      draw(content, state: &keys, in: region, into: &grid)
      state.keysPage = keys.viewport
    } else if shown.item.isDialog {
      drawDialog(content, of: shown, state: &state, over: window, in: region, into: &grid)
    } else {
      draw(content, state: &state, in: region, into: &grid)
      drawGoneRows(of: shown, state: state, in: notice, into: &grid)
    }
    // A dialog has the titles of the screen that it interrupts.
    if window == nil || state.keysPage != nil { drawTitle(of: shown, without: titles, state: state, into: &grid) }
    for (index, line) in summary.enumerated() {
      grid.put(line, at: GridPosition(column: margin, row: 1 + index))
    }
    // If nothing else has set the cursor, put it at the start of the content, where reading begins.
    if grid.cursor == nil, state.context.hasFocus { grid.cursor = GridPosition(column: margin, row: region.row) }
    return grid
  }

  /// Returns a picture of a pane in which nothing is open.
  func placeholder() -> Grid {
    var grid = Grid(size: size)
    let text = StyledLine(FullScreenText.nothingOpen.words(in: language), .dim)
    grid.put(text, at: GridPosition(column: margin, row: isRoomy ? 2 : 1))
    return grid
  }

  private func drawTooSmall(_ footer: Footer, into grid: inout Grid) {
    let text = FullScreenText.tooSmall(columns: Self.smallest.columns, rows: Self.smallest.rows)
    let lines =
      StyledLine(text.words(in: language)).wrapped(to: size.columns)
      + footer.lines(columns: size.columns, limit: 1, language: language).map(\.line)
    for (row, line) in lines.enumerated() {
      grid.put(line, at: GridPosition(column: 0, row: row))
    }
  }

  // MARK: Top

  private func drawTitle(of shown: ShownScreen, without left: Int, state: ScreenState, into grid: inout Grid) {
    var titles = Array(shown.titlesBelow.dropFirst(left))
    if !shown.item.isDialog { titles.append(shown.item.title) }
    if state.keysPage != nil { titles.append(.fullScreen(.keysTitle)) }
    let status = status(of: shown.screen, state: state)
    let path = StyledLine(path: titles.map { $0.words(in: language) }, columns: columns - margin - status.columns - 2)
    grid.put(path, at: GridPosition(column: margin, row: 0))
    grid.put(status, at: GridPosition(column: columns - status.columns, row: 0))
  }

  /// Returns the lines that summarise the list, if its summary has facts.
  ///
  /// A summary without facts only counts the rows, as the position does.
  private func summary(of shown: ShownScreen, state: ScreenState) -> [StyledLine] {
    guard state.keysPage == nil, !shown.item.isDialog, let list = shown.screen.list, !list.values.isEmpty,
      let summary = list.summary
    else { return [] }
    return StyledLine(summary.words(in: language), .dim).wrapped(to: columns - margin)
  }

  /// Returns the list's order and filter, the number of marked rows, and the user's position.
  private func status(of screen: Screen, state: ScreenState) -> StyledLine {
    guard state.keysPage == nil, let rows = state.rows(of: screen), let list = screen.list, list.count > 0 else {
      return StyledLine()
    }
    let position = rows.count == 0 ? 0 : state.list.selection.position + 1
    let count = rows.count
    // A list with more rows to load has not been searched to the end.
    let searched = state.filter.isActive || list.ending != nil ? nil : list.search?.total
    let total = searched ?? list.count
    let text: Text =
      total == count ? "\(position)/\(count)" : .fullScreen(.position(position, count: count, total: total))
    let more = state.filter.isSearching(list) ? "…" : list.ending == nil ? "" : "+"
    var line = StyledLine(text.words(in: language) + more, .dim)
    if let order = list.order {
      line = StyledLine("\(order.words(in: language))  ", .dim) + line
    }
    let marked = rows.shown(of: state.list.markedRows.indices).count
    if marked > 0 {
      line = StyledLine("\(FullScreenText.marked(marked).words(in: language))  ", .key) + line
    }
    guard state.filter.isActive, state.keyMode != .filter else { return line }
    return StyledLine("/\(state.filter.text)", .dim).truncated(to: columns / 4) + StyledLine("  ") + line
  }

  // MARK: Middle

  /// Returns the first row of the content: below the title, the summary, and any blank line.
  private func top(below summary: [StyledLine]) -> Int {
    let hasGap = summary.isEmpty ? isRoomy : size.rows >= Self.summaryGapRows
    return 1 + summary.count + (hasGap ? 1 : 0)
  }

  /// Returns the region of the content, from row `top` to the row above `end`.
  private func region(from top: Int, above end: Int) -> Region {
    Region(column: 0, row: top, columns: columns, rows: end - top)
  }

  private func content(
    of shown: ShownScreen, state: ScreenState, drawing: Picture.Drawing, in region: Region
  ) -> ScreenBody {
    if state.keysPage != nil {
      return ScreenBody(KeysPage(shown.screen, state: state, language: language).lines(columns: columns - margin))
    }
    let room = shown.item.isDialog ? DialogBox.contentSize(in: region) : region.size
    let content = ScreenBody(
      of: shown.screen, state: state, drawing: drawing, size: room, isRoomy: isRoomy, spinner: spinner,
      language: language)
    return shown.item.isDialog ? content.abridged(to: room.rows, columns: room.columns - margin) : content
  }

  private func draw(_ content: ScreenBody, state: inout ScreenState, in region: Region, into grid: inout Grid) {
    ContentPainter(content: content, region: region, tick: tick, language: language).draw(into: &grid, state: &state)
  }

  private func drawDialog(
    _ content: ScreenBody, of shown: ShownScreen, state: inout ScreenState, over window: Grid?, in region: Region,
    into grid: inout Grid
  ) {
    if let window {
      let end = region.row + region.rows
      grid.put(window, rows: 0..<end)
      grid.restyle(region.row..<end, as: .dim)
      grid.cursor = nil
      grid.showsCursor = false
    }
    let box = DialogBox(lines: content.lineCount, in: region)
    box.draw(title: shown.item.title.words(in: language), into: &grid)
    draw(content, state: &state, in: box.inside, into: &grid)
  }

  /// Names deleted rows where the notice would be, if there is no notice.
  private func drawGoneRows(of shown: ShownScreen, state: ScreenState, in rows: Range<Int>, into grid: inout Grid) {
    guard let gone = state.list.changes.gone?.words(in: language), BottomLine.notice(of: shown, state: state) == nil,
      !shown.isBusy, case .browsing = state.mode
    else { return }
    for row in rows {
      let line = StyledLine(row == rows.lowerBound ? gone : "", .gone).truncated(to: columns - margin)
      grid.put(line.padded(to: columns - margin), at: GridPosition(column: margin, row: row))
    }
  }

  // MARK: Bottom

  /// Draws the notice and the footer, and returns the rows of the notice.
  private func drawBottom(of shown: ShownScreen, state: inout ScreenState, into grid: inout Grid) -> Range<Int> {
    let footer = Footer(shown.screen, state: state)
      .lines(columns: columns - margin, limit: size.rows >= Self.tallRows ? 3 : isRoomy ? 2 : 1, language: language)
    let notice = BottomLine(shown: shown, state: state, spinner: spinner, language: language)
      .lines(columns: min(columns - margin, ScreenBody.measure), limit: size.rows / 2)
      // In a low window, leave out the blank line above the footer, so that a dialog has more room.
      .filter { isRoomy || !shown.item.isDialog || $0.line.columns > 0 }
    let start = size.rows - footer.count - notice.count
    for (index, line) in (notice + footer).enumerated() {
      let position = GridPosition(column: margin, row: start + index)
      line.draw(at: position, columns: columns - margin, into: &grid, &state.mouseMap)
    }
    return start..<start + notice.count
  }
}
