import Lists
import Models
import TestSupport
import Testing

/// Properties of any two lists, tested on random ones that are small, so that all kinds of changes occur together.
@Suite(.computesOnly)
nonisolated struct ChangesetPropertyTests {
  /// The seeds, with each of which every test tries this number of pairs of lists.
  private static let seeds = TestRun.seeds(1, 2, 3)
  private static let rounds = TestRun.steps(300, long: 20_000)

  @Test(arguments: seeds)
  func `applying the edits to the old rows gives the new rows`(seed: UInt64) throws {
    try forEachPair(seed: seed) { old, new in
      Changeset(from: old, to: new).applied(to: old, bringing: new) == new
    }
  }

  @Test(arguments: seeds)
  func `no edit occurs twice`(seed: UInt64) throws {
    try forEachPair(seed: seed) { old, new in
      let edits = Changeset(from: old, to: new).edits
      return Set(edits).count == edits.count
    }
  }

  @Test(arguments: seeds)
  func `there is one edit for each row that was inserted, deleted or updated, and as few moves as possible`(
    seed: UInt64
  ) throws {
    try forEachPair(seed: seed) { old, new in
      let edits = Changeset(from: old, to: new).edits
      let oldIDs = Set(old.map(\.id))
      let newIDs = Set(new.map(\.id))
      let staying = old.filter { newIDs.contains($0.id) }.map(\.id)
      let stayed = new.filter { oldIDs.contains($0.id) }.map(\.id)
      let changed = old.count { row in new.contains { $0.id == row.id && $0 != row } }
      return edits.count
        == (old.count - staying.count) + (new.count - stayed.count) + changed
        + (staying.count - Self.longestCommonSubsequence(staying, stayed))
    }
  }

  @Test(arguments: seeds)
  func `changing the new rows back into the old rows takes the same number of edits`(seed: UInt64) throws {
    try forEachPair(seed: seed) { old, new in
      Changeset(from: old, to: new).edits.count == Changeset(from: new, to: old).edits.count
    }
  }

  @Test(arguments: seeds)
  func `the edits give the new rows even if rows share an id by mistake`(seed: UInt64) throws {
    try forEachPair(seed: seed, ids: 0..<4, unique: false) { old, new in
      Changeset(from: old, to: new).applied(to: old, bringing: new) == new
    }
  }

  /// Tests two lists of up to 12 rows; there are few contents, so that many rows have the same one.
  private func forEachPair(
    seed: UInt64, ids: Range<Int> = 0..<16, unique: Bool = true, holds: ([TestRow], [TestRow]) -> Bool
  ) throws {
    var random = SeededGenerator(seed: seed)
    for round in 1...Self.rounds {
      let lists = (0..<2).map { _ in
        let drawn = unique ? ids.shuffled(using: &random) : ids.map { _ in ids.randomElement(using: &random) ?? 0 }
        return drawn.prefix(Int.random(in: 0...12, using: &random)).map { id in
          TestRow(id: id, content: "abc".randomElement(using: &random) ?? "a")
        }
      }
      // In every second pair, the new list is the old one with a few changes.
      let new = round.isMultiple(of: 2) ? lists[1] : Self.changed(lists[0], by: lists[1], using: &random)
      try #require(holds(lists[0], new), "round \(round): \(lists[0]) to \(new)")
    }
  }

  /// The list with one row deleted, one inserted and two exchanged, each by chance.
  private static func changed(
    _ old: [TestRow], by others: [TestRow], using random: inout SeededGenerator
  ) -> [TestRow] {
    var rows = old
    if !rows.isEmpty, Bool.random(using: &random) { rows.remove(at: rows.indices.randomElement(using: &random) ?? 0) }
    if let other = others.first(where: { other in !rows.contains { $0.id == other.id } }) {
      rows.insert(other, at: Int.random(in: 0...rows.count, using: &random))
    }
    let first = rows.indices.randomElement(using: &random)
    let second = rows.indices.randomElement(using: &random)
    if let first, let second, Bool.random(using: &random) { rows.swapAt(first, second) }
    return rows
  }

  private static func longestCommonSubsequence(_ first: [Int], _ second: [Int]) -> Int {
    var lengths = [Int](repeating: 0, count: second.count + 1)
    for a in first {
      var diagonal = 0
      for (place, b) in second.enumerated() {
        let above = lengths[place + 1]
        lengths[place + 1] = a == b ? diagonal + 1 : max(above, lengths[place])
        diagonal = above
      }
    }
    return lengths.last ?? 0
  }
}
