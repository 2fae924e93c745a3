import Sessions

nonisolated extension GridSize {
  /// The sides that can be drawn: more than the largest terminals have.
  private static let sides = 1...1000

  /// Creates a size from words such as `80x24`, if a picture can have it.
  package init?(_ words: String) {
    let sides = words.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy(Self.sides.contains) else { return nil }
    self.init(columns: sides[0], rows: sides[1])
  }
}
