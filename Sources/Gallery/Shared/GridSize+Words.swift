import Sessions

nonisolated extension GridSize {
  /// The possible numbers of columns, and of rows; the largest terminals have fewer than 1000.
  private static let sides = 1...1000

  /// Creates a size from a string such as `80x24`; nil if no picture can have this size.
  package init?(_ words: String) {
    let sides = words.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy(Self.sides.contains) else { return nil }
    self.init(columns: sides[0], rows: sides[1])
  }
}
