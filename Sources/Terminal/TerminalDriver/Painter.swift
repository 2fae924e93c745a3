import Sessions

/// Turns pictures into terminal output, writing only the cells that have changed.
///
/// Terminals disagree with the C library, and with each other, on the width of some characters. After any character from U+0300
/// on, the next cell is therefore positioned absolutely.
nonisolated package struct Painter {
  /// The first code point for which some terminals do not use exactly one column.
  private static let firstDoubtful: Unicode.Scalar = "\u{300}"

  package var palette: Palette { didSet { codes = [:] } }
  /// The codes of the styles that have been used.
  private var codes: [Style: ScreenBytes] = [:]
  /// The picture that the terminal shows, if that is known.
  private var painted: Grid?
  private var bytes = ScreenBytes()
  /// The position at which the terminal writes next, if that is certain.
  private var pen: GridPosition?
  private var style: Style?
  private var links: [SafeText] = []

  package init(_ palette: Palette) { self.palette = palette }

  /// Forgets the terminal's contents, so that the next picture is drawn in full.
  package mutating func forget() { painted = nil }

  /// Returns the output that makes the terminal show a picture; empty if the terminal already shows it.
  package mutating func paint(_ grid: Grid) -> ScreenBytes {
    guard grid != painted else { return ScreenBytes() }
    bytes = ScreenBytes([.beginUpdate, .hideCursor])
    pen = nil
    style = nil
    links = grid.links
    // Cells that look the same may link to a different web address now.
    if painted?.size != grid.size || painted?.links != grid.links {
      set(.plain)
      bytes.add(.clearScreen)
      painted = Grid(size: grid.size)
    }
    if painted?.title != grid.title { bytes.add(.windowTitle(grid.title)) }
    if let old = painted {
      for row in grid.rowsThatDiffer(from: old) { paint(grid.rows[row], over: old.rows[row], row: row) }
    }
    if case .link = style { set(.plain) }
    if let cursor = grid.cursor {
      bytes.add(.move(column: cursor.column, row: cursor.row))
      if grid.showsCursor { bytes.add(.showCursor) }
    }
    bytes.add(.endUpdate)
    painted = grid
    return bytes
  }

  private mutating func paint(_ cells: [Cell], over old: [Cell], row: Int) {
    let end = cells.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
    for column in 0..<end where cells[column] != old[column] && cells[column].columns > 0 {
      put(cells[column], at: GridPosition(column: column, row: row))
    }
    if old[end...].contains(where: { $0 != .blank }) {
      move(to: GridPosition(column: end, row: row))
      set(.plain)
      bytes.add(.clearToEndOfLine)
    }
  }

  private mutating func put(_ cell: Cell, at position: GridPosition) {
    move(to: position)
    set(cell.style)
    if cell.columns == 2 {
      // A terminal that uses only one column for this character would leave the other column unchanged.
      bytes.add(.blank)
      bytes.add(.blank)
      bytes.add(.move(column: position.column, row: position.row))
    }
    bytes.add(cell)
    let isCertain = cell.isBelow(Self.firstDoubtful)
    pen = isCertain ? GridPosition(column: position.column + 1, row: position.row) : nil
  }

  private mutating func move(to position: GridPosition) {
    guard pen != position else { return }
    bytes.add(.move(column: position.column, row: position.row))
    pen = position
  }

  private mutating func set(_ newStyle: Style) {
    guard style != newStyle else { return }
    if case .link = style { bytes.add(.link(to: nil)) }
    let code = codes[newStyle] ?? .style(palette.numbers(of: newStyle))
    codes[newStyle] = code
    bytes.add(code)
    if case .link(let link) = newStyle, links.indices.contains(Int(link)) { bytes.add(.link(to: links[Int(link)])) }
    style = newStyle
  }
}
