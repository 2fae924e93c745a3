/// A size in columns and rows, such as the size of a terminal.
nonisolated package struct GridSize: Hashable, Sendable {
  package let columns, rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
