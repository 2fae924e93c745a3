/// The fewest edits that lead from the old rows of a list to the new ones; rows are identified by their ids.
///
/// Each id is looked up once, so the cost grows with the number of rows, however many of them have changed; only
/// finding the fewest moves is O(n log n). A comparison without ids has to compare pairs of rows, and its cost grows
/// with rows times edits.
///
/// Most changes are small. Rows that are the same at both ends of the lists take one comparison each, so a single
/// insertion, deletion or update is found without looking up any id.
package struct Changeset: Equatable, Sendable {
  /// Updates and deletions in the order of the old rows, then insertions and moves in the order of the new ones.
  package let edits: [Edit]

  /// Finds the edits.
  ///
  /// If two rows have the same id by mistake, only one of them is matched.
  ///
  /// - Parameters:
  ///   - old: The old rows.
  ///   - new: The new rows.
  ///   - looksTheSame: Returns whether two states of a row look the same.
  package init<Row: Identifiable>(from old: [Row], to new: [Row], looksTheSame: (Row, Row) -> Bool) {
    self.init(from: old.map(\.id), to: new.map(\.id)) { looksTheSame(old[$0], new[$1]) }
  }

  /// Finds the edits between two lists of ids; `looksTheSame` is called with an old and a new index.
  private init<ID: Hashable>(from old: [ID], to new: [ID], looksTheSame: (Int, Int) -> Bool) {
    // Most changes leave both ends of the list unchanged.
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end =
      (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    let oldMiddle = start..<old.count - end
    let newMiddle = start..<new.count - end

    // A sentinel, because optional places would take twice the memory and half as much time again.
    let nowhere = -1
    // For the middle part: the old place of each new row, and the new place of each old row.
    var origins = [Int](repeating: nowhere, count: newMiddle.count)
    var targets = [Int](repeating: nowhere, count: oldMiddle.count)
    let places = newMiddle.isEmpty || oldMiddle.isEmpty ? [:] : Self.places(of: new[newMiddle])
    for place in oldMiddle {
      guard let target = places[old[place]], origins[target - start] == nowhere else { continue }
      origins[target - start] = place
      targets[place - start] = target
    }

    var edits: [Edit] = []
    edits.reserveCapacity(max(oldMiddle.count, newMiddle.count))
    func compare(_ place: Int, with target: Int) {
      if !looksTheSame(place, target) { edits.append(.update(old: place, new: target)) }
    }
    for place in 0..<start { compare(place, with: place) }
    for (place, target) in zip(oldMiddle, targets) {
      if target == nowhere { edits.append(.deletion(old: place)) } else { compare(place, with: target) }
    }
    for place in oldMiddle.upperBound..<old.count { compare(place, with: place + new.count - old.count) }

    let staying = LongestIncreasingSubsequence(in: origins)
    for (offset, origin) in origins.enumerated() where !staying.contains(offset) {
      edits.append(origin == nowhere ? .insertion(new: start + offset) : .move(old: origin, new: start + offset))
    }
    self.edits = edits
  }

  private static func places<ID: Hashable>(of ids: ArraySlice<ID>) -> [ID: Int] {
    var places: [ID: Int] = Dictionary(minimumCapacity: ids.count)
    for place in ids.indices {
      places[ids[place]] = place
    }
    return places
  }
}
