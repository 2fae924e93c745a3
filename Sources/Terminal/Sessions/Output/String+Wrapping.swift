nonisolated extension String {
  /// Returns the text in lines of at most `columns`, broken at spaces if possible.
  package func wrapped(to columns: Int) -> [String] {
    StyledLine(self).wrapped(to: columns).map { $0.cells.map(\.text).joined() }
  }
}
