/// The fewest edits that lead from the rows of a list as they were to the rows as they are, by the rows' identity.
///
/// A row is the same row as long as its id is. So it is enough to look up every id once, and the cost grows with the
/// number of rows, however many of them have changed; only finding the fewest moves takes a logarithm more. A comparison
/// that knows no ids has to try pairs of rows, and its cost grows with rows times edits.
///
/// Most changes are small: the rows at both ends that are the same take one comparison each. A single row that has come,
/// gone or changed is found by that alone, without looking up a single id.
///
/// Seed 002.
package struct Changeset: Equatable, Sendable {
  /// Updates and deletions in the order of the old rows, then insertions and moves in the order of the new ones.
  package let edits: [Edit]

  /// Finds the edits.
  ///
  /// Should two rows have one id after all, only the first of them is known again.
  ///
  /// - Parameters:
  ///   - old: The rows as they were.
  ///   - new: The rows as they are.
  ///   - looksTheSame: Whether there is nothing to be seen of the difference between two states of a row.
  package init<Row: Identifiable>(from old: [Row], to new: [Row], looksTheSame: (Row, Row) -> Bool) {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0].id != new[$0].id } ?? shorter
    let end =
      (0..<shorter - start).first { old[old.count - 1 - $0].id != new[new.count - 1 - $0].id } ?? shorter - start
    // Between the two ends, the new place of each old row and the other way round.
    let targets = Self.targets(of: old[start..<old.count - end], in: new[start..<new.count - end])
    var origins = [Int?](repeating: nil, count: new.count - end - start)
    for (origin, target) in targets.enumerated() {
      if let target { origins[target - start] = start + origin }
    }

    var edits: [Edit] = []
    for place in old.indices {
      let target =
        if place < start { Optional(place) } else if place < old.count - end { targets[place - start] } else {
          Optional(place + new.count - old.count)
        }
      if let target {
        if !looksTheSame(old[place], new[target]) { edits.append(.update(old: place, new: target)) }
      } else {
        edits.append(.deletion(old: place))
      }
    }
    let staying = LongestRise(in: origins)
    for (offset, origin) in origins.enumerated() where !staying.contains(offset) {
      edits.append(origin.map { .move(old: $0, new: start + offset) } ?? .insertion(new: start + offset))
    }
    self.edits = edits
  }

  /// Where each of the old rows is in the new ones; nil if it is gone.
  private static func targets<Row: Identifiable>(of old: ArraySlice<Row>, in new: ArraySlice<Row>) -> [Int?] {
    var targets = [Int?](repeating: nil, count: old.count)
    guard !new.isEmpty else { return targets }
    var places: [Row.ID: Int] = Dictionary(minimumCapacity: new.count)
    for place in new.indices where places[new[place].id] == nil {
      places[new[place].id] = place
    }
    for (offset, row) in old.enumerated() {
      // Taken once, a place is not given again.
      targets[offset] = places.removeValue(forKey: row.id)
    }
    return targets
  }
}

extension Changeset {
  /// The edits between rows of which everything is to be seen.
  package init<Row: Identifiable & Equatable>(from old: [Row], to new: [Row]) {
    self.init(from: old, to: new, looksTheSame: ==)
  }
}
