import Models

/// What becomes of groups, said in a way of its own: a group that all have left stays as one in which nobody is.
struct GroupsModel {
  /// A write of one group.
  enum Write {
    case create(String, by: User)
    case rename(Group.ID, from: String, to: String)
    /// A person stands behind these others, if there are any, or last. Nobody comes into a group that is gone, unless the
    /// write restores it.
    case move(User, in: Group.ID, from: Standing?, to: Standing?, behind: [User.ID]? = nil, restores: Bool = false)
  }

  private(set) var groups: [Group]

  init(_ groups: [Group]) { self.groups = groups }

  /// Makes a write and returns the one that takes it back; nil if it is refused.
  mutating func make(_ write: Write, newID: Group.ID?) -> Write? {
    switch write {
    case .create(let name, let person):
      guard let newID else { return nil }
      groups.append(Group(id: newID, name: name, participants: [Participant(person)]))
      return .move(person, in: newID, from: .joined, to: nil)
    case .rename(let id, let old, let new):
      guard let row = row(of: id, isGone: false), groups[row].name == old, old != new else { return nil }
      groups[row].name = new
      return .rename(id, from: new, to: old)
    case .move(let person, let id, let old, let new, let others, let restores):
      guard let row = row(of: id, isGone: restores) else { return nil }
      let before = groups[row].participants
      let place = before.firstIndex { $0.id == person.id }
      let now = place.map { before[$0].standing }
      guard Self.kind(of: now) == Self.kind(of: old), Self.kind(of: now) != Self.kind(of: new) else { return nil }
      var after = before.filter { $0.id != person.id }
      let last = others.map { others in after.lastIndex { others.contains($0.id) }.map { $0 + 1 } ?? 0 }
      if let new { after.insert(Participant(person, new), at: place ?? last ?? after.count) }
      groups[row].participants = after
      return .move(
        person, in: id, from: new, to: now, behind: place.map { before.prefix($0).map(\.id) }, restores: after.isEmpty)
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
