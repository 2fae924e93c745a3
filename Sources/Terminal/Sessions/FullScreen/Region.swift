/// A rectangle of a grid.
nonisolated struct Region: Equatable, Sendable {
  var column, row, columns, rows: Int

  func contains(_ position: GridPosition) -> Bool {
    (column..<column + columns).contains(position.column) && (row..<row + rows).contains(position.row)
  }

  /// Returns this rectangle without some cells at its edges.
  func inset(columns horizontal: Int, rows vertical: Int) -> Region {
    Region(
      column: column + horizontal, row: row + vertical, columns: columns - 2 * horizontal, rows: rows - 2 * vertical)
  }
}
