/// A position in a grid; column and row are zero-based, from the upper left.
nonisolated package struct GridPosition: Hashable, Sendable {
  package let column, row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
