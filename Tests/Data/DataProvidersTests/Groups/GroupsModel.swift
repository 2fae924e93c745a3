import Models

/// What becomes of groups, said in a way of its own: a group that all have left stays as one in which nobody is.
struct GroupsModel {
  /// A write of one group.
  enum Write {
    case create(String, by: User)
    case rename(Group.ID, from: String, to: String)
    /// Concerns only who has this number, if there is one. Nobody comes into a group that is gone, unless the write restores
    /// it.
    case move(User, in: Group.ID, from: Standing?, to: Standing?, number: Int? = nil, restores: Bool = false)
  }

  private(set) var groups: [Group]
  private var lastNumber: Int

  init(_ groups: [Group]) {
    self.groups = groups
    lastNumber = groups.flatMap(\.participants).map(\.number).max() ?? 0
  }

  /// Makes a write, unless it is refused, and returns the one that takes it back.
  ///
  /// Somebody new gets the number of the last one in the group that the store has answered with, which has to be a new one.
  mutating func make(_ write: Write, answer: Group?) -> Write? {
    let newNumber = answer?.participants.last?.number ?? lastNumber + 1
    switch write {
    case .create(let name, let person):
      guard newNumber > lastNumber else { return nil }
      lastNumber = newNumber
      let group = Group(
        id: answer?.id ?? "new", name: name, participants: [Participant(person, number: newNumber)])
      groups.append(group)
      return .move(person, in: group.id, from: .joined, to: nil, number: newNumber)
    case .rename(let id, let old, let new):
      guard let row = row(of: id, isGone: false), groups[row].name == old, old != new else { return nil }
      groups[row].name = new
      return .rename(id, from: new, to: old)
    case .move(let person, let id, let old, let new, let seen, let restores):
      guard let row = row(of: id, isGone: restores) else { return nil }
      let before = groups[row].participants
      let now = before.first { $0.id == person.id }
      guard Self.kind(of: now?.standing) == Self.kind(of: old), Self.kind(of: old) != Self.kind(of: new) else {
        return nil
      }
      if let now, let seen, now.number != seen { return nil }
      let number = now?.number ?? seen ?? newNumber
      if now == nil, seen == nil {
        guard newNumber > lastNumber else { return nil }
        lastNumber = newNumber
      }
      var after = before.filter { $0.id != person.id }
      if let new { after.append(Participant(person, new, number: number)) }
      groups[row].participants = after.sorted { $0.number < $1.number }
      return .move(person, in: id, from: new, to: now?.standing, number: number, restores: after.isEmpty)
    }
  }

  /// The groups that are of a category for a person.
  func groups(in category: GroupCategory, for person: User.ID) -> [Group] {
    groups.filter { group in
      let standing = group.participants.first { $0.id == person }?.standing
      return !group.participants.isEmpty && Self.kind(of: standing) == category.rawValue
    }
  }

  private func row(of id: Group.ID, isGone: Bool) -> Int? {
    groups.firstIndex { $0.id == id && $0.participants.isEmpty == isGone }
  }

  private static func kind(of standing: Standing?) -> String {
    switch standing {
    case .joined: "joined"
    case .invited: "invited"
    case nil: "suggested"
    }
  }
}
