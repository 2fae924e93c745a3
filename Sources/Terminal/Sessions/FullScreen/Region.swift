/// A rectangle of a grid.
struct Region {
  let column, row, columns, rows: Int

  var size: GridSize { GridSize(columns: columns, rows: rows) }
}
