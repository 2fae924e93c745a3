/// The fewest edits that lead from the old rows of a list to the new ones.
///
/// Rows are the same if they have the same id. Edits written by hand could contradict the rows. These edits cannot, because
/// they are computed from both lists:
///
/// ```swift
/// let changes = Changeset(from: shown, to: rows, looksTheSame: ==)
/// for edit in changes.edits { report(edit) }
/// ```
///
/// Most changes are small, so the lists are compared side by side, looking a few rows ahead where the lists differ. Only the
/// ids of the remaining rows are hashed. Finding the fewest moves takes O(n log n), everything else linear time.
package struct Changeset: Equatable, Sendable {
  /// The edits: updates and deletions in the old order, then insertions and moves in the new order.
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
    // The old position of each new row, and the new position of each old one. A missing position is -1, because optional
    // positions would take twice the memory.
    let nowhere = -1
    var origins = [Int](repeating: nowhere, count: new.count)
    var targets = [Int](repeating: nowhere, count: old.count)
    func match(_ position: Int, with target: Int) {
      targets[position] = target
      origins[target] = position
    }

    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > 0, newEnd > 0, old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
      match(oldEnd, with: newEnd)
    }
    func areSame(_ position: Int, _ target: Int) -> Bool {
      position < oldEnd && target < newEnd && old[position].id == new[target].id
    }
    var position = 0
    var target = 0
    // Lists that differ in this many rows in succession have probably been sorted again, so stop looking ahead.
    let fullPatience = 32
    var patience = fullPatience
    while position < oldEnd, target < newEnd, patience > 0 {
      if let ahead = (0...4).first(where: { areSame(position + $0, target) }) {
        position += ahead
      } else if let ahead = (1...4).first(where: { areSame(position, target + $0) }) {
        target += ahead
      } else {
        position += 1
        target += 1
        patience -= 1
        continue
      }
      match(position, with: target)
      position += 1
      target += 1
      patience = fullPatience
    }

    let left = targets.contains(nowhere) ? new.indices.filter { origins[$0] == nowhere } : []
    var positions = [Row.ID: Int](minimumCapacity: left.count)
    for target in left { positions[new[target].id] = target }
    for position in old.indices where targets[position] == nowhere {
      if let target = positions[old[position].id], origins[target] == nowhere { match(position, with: target) }
    }

    var edits: [Edit] = []
    for (position, target) in targets.enumerated() {
      if target == nowhere {
        edits.append(.deletion(old: position))
      } else if !looksTheSame(old[position], new[target]) {
        edits.append(.update(old: position, new: target))
      }
    }
    let stays = origins.areInLongestIncreasingSubsequence()
    for (target, origin) in origins.enumerated() where !stays[target] {
      edits.append(origin == nowhere ? .insertion(new: target) : .move(old: origin, new: target))
    }
    self.edits = edits
  }
}
