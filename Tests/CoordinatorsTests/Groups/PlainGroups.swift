import Models

/// What a store of groups should contain, in plain values and by rules of its own.
///
/// A write says what turns into what, so it can be turned round. It is refused if it does not find what it starts from.
struct PlainGroups {
  enum Write {
    case group(Group)
    case name(Group.ID, from: String, to: String)
    case standing(User, Group.ID, from: Standing?, to: Standing?, behind: [User.ID]? = nil)

    var id: Group.ID {
      switch self {
      case .group(let group): group.id
      case .name(let id, _, _), .standing(_, let id, _, _, _): id
      }
    }
  }

  /// In the order in which they were created.
  private(set) var groups: [Group]
  private(set) var lastID: Int

  init(_ groups: [Group]) {
    self.groups = groups
    lastID = groups.compactMap { Int($0.id) }.max() ?? 0
  }

  /// Everybody who is in a group or invited.
  var places: [Place: GroupCategory] {
    groups.reduce(into: [:]) { places, group in
      for other in group.participants { places[Place(other.id, in: group.id)] = GroupCategory(other.standing) }
    }
  }

  /// Makes a write, and returns it turned round; nil if it is refused.
  mutating func make(_ write: Write) -> Write? {
    var group = groups.first { $0.id == write.id }
    let reverse: Write
    switch write {
    case .group(let new):
      guard group == nil, let last = new.participants.last else { return nil }
      (group, reverse) = (new, .standing(last.person, new.id, from: last.standing, to: nil))
      lastID = max(lastID, Int(new.id) ?? 0)
    case .name(let id, let old, let new):
      guard group?.name == old, old != new else { return nil }
      group?.name = new
      reverse = .name(id, from: new, to: old)
    case .standing(let person, let id, let old, let new, let others):
      guard let before = group else { return nil }
      let (ahead, behind) = before.participants.parted(at: person)
      let seen = before.participants.first { $0.id == person.id }?.standing
      guard GroupCategory(seen) == GroupCategory(old), GroupCategory(old) != GroupCategory(new) else { return nil }
      let place = new.map { [Participant(person, $0)] } ?? []
      if seen == nil, let others {
        let end = 1 + (ahead.lastIndex { others.contains($0.id) } ?? -1)
        group?.participants = ahead.prefix(end) + place + ahead.dropFirst(end)
      } else {
        group?.participants = ahead + place + behind
      }
      if group?.participants.isEmpty == true {
        (group, reverse) = (nil, .group(before))
      } else {
        reverse = .standing(person, id, from: new, to: seen, behind: seen.map { _ in ahead.map(\.id) })
      }
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

extension [Participant] {
  /// Returns who comes before a person, and who after; all come before somebody who is not there.
  fileprivate func parted(at person: User) -> (ahead: [Participant], behind: [Participant]) {
    let ahead = prefix { $0.id != person.id }
    return (Array(ahead), Array(dropFirst(ahead.count + 1)))
  }
}
