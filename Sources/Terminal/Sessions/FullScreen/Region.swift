/// A rectangle of a grid.
nonisolated struct Region: Equatable, Sendable {
  var column, row, columns, rows: Int

  var size: GridSize { GridSize(columns: columns, rows: rows) }

  func contains(_ position: GridPosition) -> Bool {
    (column..<column + columns).contains(position.column) && (row..<row + rows).contains(position.row)
  }
}
