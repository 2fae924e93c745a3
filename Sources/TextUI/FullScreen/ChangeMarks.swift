/// Which of the visible rows have just come or become others.
nonisolated struct ChangeMarks: Sendable {
  /// How many ticks a row stays marked: about a second and a half.
  private static let lifetime = 6

  private var seen: [String: Row] = [:]
  private var sawStart = false
  private var sawEnd = false
  private var ends: [String: Int] = [:]

  var isEmpty: Bool { ends.isEmpty }

  func contains(_ id: String) -> Bool {
    ends[id] != nil
  }

  /// Starts anew: what is seen next has nothing to do with what was seen before.
  mutating func forget() {
    self = ChangeMarks()
  }

  /// Compares the rows that are visible now with those that were.
  ///
  /// A row that was not visible before need not be new: it may have been scrolled to. It is new if it stands between two
  /// that were, or between one that was and an end of the list
  /// that was in view, `atStart` or `atEnd`, and still is.
  mutating func look(at rows: [Row], atStart: Bool, atEnd: Bool, tick: Int) {
    ends = ends.filter { $0.value > tick }
    let wasVisible = { (row: Row) in seen[row.id] != nil }
    if let first = rows.firstIndex(where: wasVisible), let last = rows.lastIndex(where: wasVisible) {
      let start = atStart && sawStart ? rows.startIndex : first
      let end = atEnd && sawEnd ? rows.endIndex : last + 1
      for row in rows[start..<end] where seen[row.id] != row {
        ends[row.id] = tick + Self.lifetime
      }
    }
    seen = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    (sawStart, sawEnd) = (atStart, atEnd)
  }
}
