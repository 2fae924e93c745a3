/// A rectangle of a grid.
struct Region {
  let column, row, columns, rows: Int
  /// How many columns to its right belong to it and stay blank.
  var blank = 0

  var size: GridSize { GridSize(columns: columns, rows: rows) }
}
