import Localization

/// Draws the moment: title path, content, notice, and the keys that work now.
///
/// Knows no terminal and no escape codes.
struct FullScreenRenderer {
  /// Below this there is no room for anything of use.
  private static let smallest = GridSize(columns: 40, rows: 10)
  /// From this height on there is room for blank lines and for a second line of keys.
  private static let roomyRows = 16
  private static let spinner = ["|", "/", "-", "\\"]

  let strings: Strings
  let size: GridSize
  /// The number of the present moment: what turns goes by it.
  let tick: Int

  private var isRoomy: Bool { size.rows >= Self.roomyRows }
  private var spinner: String { Self.spinner[tick % Self.spinner.count] }
  /// A column stays free at the right edge, as at the left.
  private var columns: Int { min(size.columns - 1, Content.measure) }
  private var margin: Int { ContentLine.margin }

  /// A picture of the whole terminal.
  ///
  /// The state is the top screen's: it finds its way on what has changed, and scrolls to what the keys go to. The state
  /// below is that of the screen which a dialog interrupts.
  func picture(of snapshot: Snapshot, state: inout ScreenState, stateBelow: ScreenState?) -> Grid {
    var grid = Grid(size: size)
    state.settle(on: snapshot.screen)
    state.showsEnding = false
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      let text = strings(
        FullScreenText.tooSmall,
        ["columns": strings.number(Self.smallest.columns), "rows": strings.number(Self.smallest.rows)])
      for (row, line) in StyledLine(text).wrapped(to: size.columns).enumerated() {
        grid.put(line, at: GridPosition(column: 0, row: row))
      }
      return grid
    }
    let top = isRoomy ? 2 : 1
    let bottom = drawBottom(of: snapshot, state: state, into: &grid)
    let region = Region(column: 0, row: top, columns: columns, rows: bottom - top)
    if case .readingKeys(let viewport) = state.mode {
      state.mode = .readingKeys(drawKeys(of: snapshot.screen, viewport, in: region, into: &grid))
    } else if snapshot.screen.isDialog {
      drawDialog(snapshot, state: &state, stateBelow: stateBelow, in: region, into: &grid)
    } else {
      draw(content(of: snapshot.screen, &state, columns: columns), state: &state, in: region, into: &grid)
      drawGoneRows(of: snapshot, state: state, row: bottom, into: &grid)
    }
    drawTitle(of: snapshot, state: &state, into: &grid)
    return grid
  }

  // MARK: Top

  private func drawTitle(of snapshot: Snapshot, state: inout ScreenState, into grid: inout Grid) {
    var titles = snapshot.screensBelow.map(\.title)
    if !snapshot.screen.isDialog { titles.append(snapshot.screen.title) }
    if case .readingKeys = state.mode { titles.append(strings(FullScreenText.keysTitle)) }
    let status = status(of: snapshot.screen, state: &state)
    grid.put(
      StyledLine(path: titles, columns: columns - margin - status.columns - 2), at: GridPosition(column: margin, row: 0)
    )
    grid.put(status, at: GridPosition(column: columns - status.columns, row: 0))
  }

  /// Where in the list the user is, and what it is filtered by.
  private func status(of screen: Screen, state: inout ScreenState) -> StyledLine {
    if case .readingKeys = state.mode { return StyledLine() }
    guard let rows = state.rows(of: screen), let list = screen.list, list.count > 0 else { return StyledLine() }
    let position = rows.count == 0 ? 0 : state.selection.position + 1
    let place = StyledLine("\(strings.number(position))/\(strings.number(rows.count))", .dim)
    guard state.filter.isActive, state.keyMode != .filter else { return place }
    return StyledLine("/\(state.filter.text)", .dim).truncated(to: columns / 4) + StyledLine("  ") + place
  }

  // MARK: Middle

  private func content(of screen: Screen, _ state: inout ScreenState, columns: Int) -> Content {
    Content(of: screen, state: &state, columns: columns, isRoomy: isRoomy, spinner: spinner, strings: strings)
  }

  private func draw(_ content: Content, state: inout ScreenState, in region: Region, into grid: inout Grid) {
    ContentPainter(content: content, region: region, tick: tick).draw(into: &grid, state: &state)
  }

  private func drawDialog(
    _ snapshot: Snapshot, state: inout ScreenState, stateBelow: ScreenState?, in region: Region, into grid: inout Grid
  ) {
    if let below = snapshot.interrupted.map({ snapshot.screensBelow[$0] }), var stateBelow {
      stateBelow.settle(on: below)
      draw(content(of: below, &stateBelow, columns: columns), state: &stateBelow, in: region, into: &grid)
      grid.restyle(region.row..<region.row + region.rows, as: .dim)
      grid.cursor = nil
    }
    let content = content(of: snapshot.screen, &state, columns: DialogBox.contentColumns(in: region))
    let box = DialogBox(lines: content.lineCount, in: region)
    box.draw(title: snapshot.screen.title, into: &grid)
    draw(content, state: &state, in: box.inside, into: &grid)
  }

  /// Tells the rows that have gone where a notice would stand, if there is none.
  private func drawGoneRows(of snapshot: Snapshot, state: ScreenState, row: Int, into grid: inout Grid) {
    guard let gone = state.marks.gone, state.message == nil, snapshot.notice == nil, !snapshot.isBusy,
      case .browsing = state.mode
    else { return }
    grid.put(StyledLine(gone, .changed).truncated(to: columns - margin), at: GridPosition(column: margin, row: row))
  }

  private func drawKeys(of screen: Screen, _ viewport: Viewport, in region: Region, into grid: inout Grid) -> Viewport {
    var state = ScreenState()
    state.viewport = viewport
    draw(
      Content(KeysPage(screen, strings: strings).lines(columns: columns - margin, strings: strings)), state: &state,
      in: region, into: &grid)
    return state.viewport
  }

  // MARK: Bottom

  /// Draws the notice and the footer; the row in which they begin.
  private func drawBottom(of snapshot: Snapshot, state: ScreenState, into grid: inout Grid) -> Int {
    let footer = Footer(snapshot.screen, state: state, strings: strings).lines(
      columns: columns - margin, limit: isRoomy ? 2 : 1)
    let lines = bottomLines(of: snapshot, state: state, into: &grid, footerRows: footer.count)
    let start = size.rows - footer.count - lines.count
    for (index, line) in (lines + footer).enumerated() {
      grid.put(line, at: GridPosition(column: margin, row: start + index))
    }
    return start
  }

  /// What stands above the footer: what is being typed, or what the user should know, or nothing.
  private func bottomLines(
    of snapshot: Snapshot, state: ScreenState, into grid: inout Grid, footerRows: Int
  ) -> [StyledLine] {
    let room = columns - margin
    let input: InputLine
    switch state.mode {
    case .prompting(let name, let text):
      let help = snapshot.screen.commands.first { $0.name == name }?.help ?? name
      input = InputLine(label: "\(help): ", input: text, columns: room)
    case .filtering(let text):
      input = InputLine(label: "/", input: text, columns: room)
    case .browsing, .readingKeys:
      return noticeLines(of: snapshot, state: state, columns: room)
    }
    grid.cursor = GridPosition(column: margin + input.cursor, row: size.rows - footerRows - 1)
    return [input.line]
  }

  private func noticeLines(of snapshot: Snapshot, state: ScreenState, columns: Int) -> [StyledLine] {
    guard let notice = state.message ?? snapshot.notice else {
      guard snapshot.isBusy, !snapshot.screen.showsProgress else { return [StyledLine()] }
      return [StyledLine("\(strings(FullScreenText.working)) \(spinner)", .dim)]
    }
    let style: Style =
      switch notice.kind {
      case .info: .plain
      case .warning: .warning
      case .error: .error
      }
    let lines = StyledLine(strings.label(of: notice) + notice.text, style).wrapped(to: columns)
    let limit = size.rows / 2
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + [(lines[limit - 1] + StyledLine(" …", style)).truncated(to: columns)]
  }
}
