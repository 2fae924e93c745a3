import Models

/// What a store of groups should contain, in plain values and by rules of its own.
///
/// A write says what turns into what, so it can be turned round. It is refused if it does not find what it starts from.
struct PlainGroups {
  enum Write {
    case group(Group)
    case name(Group.ID, from: String, to: String)
    case standing(User, Group.ID, from: Standing?, to: Standing?, number: Int? = nil)

    var id: Group.ID {
      switch self {
      case .group(let group): group.id
      case .name(let id, _, _), .standing(_, let id, _, _, _): id
      }
    }

    /// Everybody whom it moves.
    var places: [Place] {
      switch self {
      case .group(let group): group.participants.map { Place($0.id, in: group.id) }
      case .name: []
      case .standing(let person, let id, _, _, _): [Place(person.id, in: id)]
      }
    }
  }

  /// In the order in which they were created.
  private(set) var groups: [Group]
  private(set) var lastID: Int
  /// The highest number that a participant ever had.
  private(set) var lastNumber: Int

  init(_ groups: [Group]) {
    self.groups = groups
    lastID = groups.compactMap { Int($0.id) }.max() ?? 0
    lastNumber = groups.flatMap(\.participants).map(\.number).max() ?? 0
  }

  /// Everybody who is in a group or invited.
  var places: [Place: Participant] {
    groups.reduce(into: [:]) { places, group in
      for other in group.participants { places[Place(other.id, in: group.id)] = other }
    }
  }

  /// Makes a write, unless it is refused, and returns it turned round.
  mutating func make(_ write: Write) -> Write? {
    var group = groups.first { $0.id == write.id }
    var reverse: Write
    switch write {
    case .group(let new):
      guard group == nil, let last = new.participants.last else { return nil }
      (group, reverse) = (new, .standing(last.person, new.id, from: last.standing, to: nil, number: last.number))
      (lastID, lastNumber) = (max(lastID, Int(new.id) ?? 0), max(lastNumber, last.number))
    case .name(let id, let old, let new):
      guard group?.name == old, old != new else { return nil }
      group?.name = new
      reverse = .name(id, from: new, to: old)
    case .standing(let person, let id, let old, let new, let seen):
      guard let before = group else { return nil }
      let now = before.participants.first { $0.id == person.id }
      guard GroupCategory(now?.standing) == GroupCategory(old), GroupCategory(old) != GroupCategory(new),
        now == nil || seen == nil || now?.number == seen
      else { return nil }
      let number = now?.number ?? seen ?? lastNumber + 1
      lastNumber = max(lastNumber, number)
      let others = before.participants.filter { $0.id != person.id }
      let after = others + (new.map { [Participant(person, $0, number: number)] } ?? [])
      group?.participants = after.sorted { $0.number < $1.number }
      reverse = .standing(person, id, from: new, to: now?.standing, number: number)
      if after.isEmpty { (group, reverse) = (nil, .group(before)) }
    }
    groups = groups.filter { $0.id != write.id } + (group.map { [$0] } ?? [])
    groups.sort { (Int($0.id) ?? 0) < (Int($1.id) ?? 0) }
    return reverse
  }
}

extension PlainGroups {
  /// Somebody in a group.
  struct Place: Hashable {
    let person: User.ID
    let group: Group.ID

    init(_ person: User.ID, in group: Group.ID) { (self.person, self.group) = (person, group) }
  }
}
