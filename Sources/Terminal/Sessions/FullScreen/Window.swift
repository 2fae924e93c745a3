/// The pictures of the panes side by side, with a rule between them; rows in which nothing has changed are not made again.
struct Window {
  private var pictures: [Grid] = []
  private var columns: [Int] = []
  private(set) var grid = Grid(size: GridSize(columns: 0, rows: 0))

  /// Draws pictures, each from a column on.
  mutating func draw(_ new: [(picture: Grid, column: Int)], size: GridSize, title: SafeText) {
    let pictures = new.map(\.picture)
    let columns = new.map(\.column)
    let isLike = grid.size == size && self.columns == columns && self.pictures.map(\.links) == pictures.map(\.links)
    let changed = (0..<size.rows).filter { row in
      !isLike || zip(pictures, self.pictures).contains { $0.rows[row] != $1.rows[row] }
    }
    grid = isLike ? Grid(rowsOf: grid, title: title) : Grid(size: size, title: title)
    for (picture, column) in new { grid.put(picture, at: column, rows: changed) }
    for column in columns.dropFirst() {
      for row in changed { grid.put(StyledLine("│", .dim), at: GridPosition(column: column - 1, row: row)) }
    }
    (self.pictures, self.columns) = (pictures, columns)
  }
}
