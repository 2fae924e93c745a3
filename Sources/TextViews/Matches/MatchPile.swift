/// A pile of matches, drawn in rows of ten.
struct MatchPile {
  private static let perRow = 10

  let lines: [String]

  init(count: Int) {
    lines = stride(from: 0, to: count, by: Self.perRow).flatMap { start in
      let matches = min(Self.perRow, count - start)
      return ["o", "|"].map { part in Array(repeating: part, count: matches).joined(separator: " ") }
    }
  }
}
