/// A place in a grid; both are counted from 0, from the upper left.
nonisolated package struct GridPosition: Hashable, Sendable {
  package let column, row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
