/// A picture of the whole terminal: what each of its cells is to show.
///
/// Knows nothing of how that gets there.
nonisolated package struct Grid: Equatable, Sendable {
  package let size: GridSize
  /// From top to bottom; every row has as many cells as the grid has columns.
  package private(set) var rows: [[Cell]]
  /// Where the next typed character goes; nil if there is no such place.
  package var cursor: GridPosition?

  /// An empty picture.
  package init(size: GridSize) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  /// The text that one sees, without blanks at the ends of the lines.
  package var lines: [String] {
    rows.map { row in
      let end = row.lastIndex { $0.text != " " }
      return end.map { row[...$0].map(\.text).joined() } ?? ""
    }
  }

  /// Puts a line down; what does not fit into `columns`, or into the grid, is left out.
  package mutating func put(_ line: StyledLine, at position: GridPosition, columns: Int = .max) {
    guard rows.indices.contains(position.row), position.column < size.columns else { return }
    let room = min(columns, size.columns - position.column)
    for (offset, cell) in line.cells.prefix(room).enumerated() {
      // A wide character that the edge would cut in half is left out.
      let isCut = cell.columns == 2 && offset + 1 == room
      set(isCut ? .blank : cell, atColumn: position.column + offset, row: position.row)
    }
  }

  /// Gives every cell of some rows another style.
  package mutating func restyle(_ range: Range<Int>, as style: Style) {
    for row in range.clamped(to: rows.indices) {
      for column in rows[row].indices {
        rows[row][column].style = style
      }
    }
  }

  private mutating func set(_ cell: Cell, atColumn column: Int, row: Int) {
    // Half of a wide character cannot stay behind.
    if rows[row][column].columns == 0, column > 0, cell.columns != 0 {
      rows[row][column - 1] = .blank
    }
    if rows[row][column].columns == 2, column + 1 < size.columns {
      rows[row][column + 1] = .blank
    }
    rows[row][column] = cell
  }
}
