/// A picture of the whole terminal or of a part of it, cell by cell.
///
/// A grid does not depend on the terminal's driver.
nonisolated package struct Grid: Equatable, Sendable {
  package let size: GridSize
  /// The title of the terminal's window.
  package let title: SafeText
  /// The web addresses that cells of the style ``Style/link(_:)`` lead to.
  package var links: [SafeText] = []
  /// The rows from top to bottom, each with as many cells as the grid has columns.
  package private(set) var rows: [[Cell]]
  /// The position of the cursor, on the part that has the focus, if any.
  ///
  /// Screen readers and magnifiers follow the cursor.
  package var cursor: GridPosition?
  /// Whether the cursor can be seen, because text is typed there.
  package var showsCursor = false

  /// Creates an empty picture.
  package init(size: GridSize, title: SafeText = SafeText("")) {
    self.size = size
    self.title = title
    rows = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  /// The visible text, without spaces at the ends of lines.
  package var lines: [String] {
    rows.map { row in
      let end = row.lastIndex { !$0.isSpace }
      return end.map { row[...$0].map(\.text).joined() } ?? ""
    }
  }

  /// Returns the indices of the rows that are different in another picture of this size.
  package func rowsThatDiffer(from other: Grid) -> [Int] { rows.indices.filter { rows[$0] != other.rows[$0] } }

  /// Draws a line, cut off at the edge of the grid.
  package mutating func put(_ line: StyledLine, at position: GridPosition) {
    guard rows.indices.contains(position.row) else { return }
    let columns = (position.column..<position.column + line.columns).clamped(to: 0..<size.columns)
    guard let first = columns.first, let last = columns.last else { return }
    let cells = line.cells[first - position.column...last - position.column]
    let row = position.row
    // Half of a wide character cannot remain, whether the line covers the other half or the edge of the grid cuts the other
    // half off.
    if rows[row][first].columns == 0, first > 0 { rows[row][first - 1] = .blank }
    if rows[row][last].columns == 2, last + 1 < size.columns { rows[row][last + 1] = .blank }
    rows[row].replaceSubrange(columns, with: cells)
    if last + 1 == size.columns, cells.last?.columns == 2 { rows[row][last] = .blank }
  }

  /// Draws another picture, with its links and cursor, into this one from a column on.
  ///
  /// Rows outside `drawn`, and rows that this picture does not have, are left out.
  package mutating func put(_ grid: Grid, at column: Int = 0, rows drawn: Range<Int>? = nil) {
    let columns = (column..<column + grid.size.columns).clamped(to: 0..<size.columns)
    for row in (drawn ?? rows.indices).clamped(to: rows.indices).clamped(to: grid.rows.indices) {
      var cells = grid.rows[row][columns.lowerBound - column..<columns.upperBound - column]
      for index in grid.links.isEmpty ? 0..<0 : cells.indices {
        if case .link(let link) = cells[index].style {
          cells[index].style = .link(UInt8(clamping: links.count + Int(link)))
        }
      }
      rows[row].replaceSubrange(columns, with: cells)
    }
    links += grid.links
    guard let place = grid.cursor else { return }
    cursor = GridPosition(column: column + place.column, row: place.row)
    showsCursor = grid.showsCursor
  }

  /// Draws a line from top to bottom, for example between two panes.
  mutating func drawRule(at column: Int) {
    let line = StyledLine("│", .rule)
    for row in rows.indices { put(line, at: GridPosition(column: column, row: row)) }
  }

  /// Changes the style of every cell in these rows.
  package mutating func restyle(_ range: Range<Int>, as style: Style) {
    for row in range.clamped(to: rows.indices) {
      for column in rows[row].indices {
        rows[row][column].style = style
      }
    }
  }

  /// Returns the picture with these lines below it.
  package func adding(_ lines: [StyledLine]) -> Grid {
    var grid = Grid(size: GridSize(columns: size.columns, rows: size.rows + lines.count), title: title)
    grid.rows.replaceSubrange(..<size.rows, with: rows)
    grid.cursor = cursor
    grid.showsCursor = showsCursor
    grid.links = links
    for (offset, line) in lines.enumerated() {
      grid.put(line, at: GridPosition(column: 0, row: size.rows + offset))
    }
    return grid
  }
}
