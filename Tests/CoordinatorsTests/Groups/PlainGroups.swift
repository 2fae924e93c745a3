import Models

/// What a store of groups should contain, in plain values and by rules of its own.
///
/// A write says what turns into what, so it can be turned round. It is refused if it does not find what it starts from.
struct PlainGroups {
  enum Write {
    case group(Group.ID, from: Group?, to: Group?)
    case name(Group.ID, from: String, to: String)
    case category(Group.ID, from: GroupCategory, to: GroupCategory)
    case join(User, Group.ID, behind: [User]?)
    case part(User, Group.ID)

    var id: Group.ID {
      switch self {
      case .group(let id, _, _), .name(let id, _, _), .category(let id, _, _), .join(_, let id, _), .part(_, let id): id
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

  /// Makes a write, and returns it turned round; nil if it is refused.
  mutating func make(_ write: Write) -> Write? {
    var group = groups.first { $0.id == write.id }
    let reverse: Write
    switch write {
    case .group(let id, let old, let new):
      guard group == old else { return nil }
      (group, reverse) = (new, .group(id, from: new, to: old))
      lastID = max(lastID, Int(id) ?? 0)
    case .name(let id, let old, let new):
      guard group?.name == old, old != new else { return nil }
      group?.name = new
      reverse = .name(id, from: new, to: old)
    case .category(let id, let old, let new):
      guard group?.category == old else { return nil }
      group?.category = new
      reverse = .category(id, from: new, to: old)
    case .join(let user, let id, let others):
      guard let members = group?.members, !members.contains(user) else { return nil }
      let end = others.map { others in 1 + (members.lastIndex { others.contains($0) } ?? -1) } ?? members.count
      group?.members = members.prefix(end) + [user] + members.dropFirst(end)
      reverse = .part(user, id)
    case .part(let user, let id):
      guard let members = group?.members, members.contains(user) else { return nil }
      group?.members = members.filter { $0 != user }
      reverse = .join(user, id, behind: Array(members.prefix { $0 != user }))
    }
    groups = groups.filter { $0.id != write.id } + (group.map { [$0] } ?? [])
    groups.sort { (Int($0.id) ?? 0) < (Int($1.id) ?? 0) }
    return reverse
  }
}
