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
nonisolated package struct Changeset: Equatable, Sendable {
  /// Updates and deletions in the order of the old rows, then insertions and moves in the order of the new ones.
  package let edits: [Edit]

  /// Finds the edits.
  ///
  /// Should two rows have one id after all, only one of them is known again.
  ///
  /// - Parameters:
  ///   - old: The rows as they were.
  ///   - new: The rows as they are.
  ///   - looksTheSame: Whether there is nothing to be seen of the difference between two states of a row.
  package init<Row: Identifiable>(from old: [Row], to new: [Row], looksTheSame: (Row, Row) -> Bool) {
    self.init(from: old.map(\.id), to: new.map(\.id)) { looksTheSame(old[$0], new[$1]) }
  }

  /// Finds the edits, as ``init(from:to:looksTheSame:)`` does, between rows of which only ids and places matter here.
  private init<ID: Hashable>(from old: [ID], to new: [ID], looksTheSame: (Int, Int) -> Bool) {
    // Most changes leave the beginning and the end of the list as they are.
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end =
      (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    let oldMiddle = start..<old.count - end
    let newMiddle = start..<new.count - end

    // Optional places would take twice the room, and half as long again.
    let nowhere = -1
    // In the middle, where each new row has been, and where each old row is now.
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

    let staying = LongestRise(in: origins)
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

nonisolated extension Changeset {
  /// The edits between rows of which everything is to be seen.
  package init<Row: Identifiable & Equatable>(from old: [Row], to new: [Row]) {
    self.init(from: old, to: new, looksTheSame: ==)
  }
}
