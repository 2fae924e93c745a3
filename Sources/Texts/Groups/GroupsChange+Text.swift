import Models

extension GroupsChange {
  /// The id of the group that was created; nil if something else was done.
  package var newGroup: Group.ID? {
    guard case .created(let id) = self else { return nil }
    return id
  }

  /// Says what was done; nil until a new group is among the groups shown.
  package func text(in groups: [GroupSummary]) -> GroupsText? {
    switch self {
    case .created(let id): groups.lastIndex { $0.id == id }.map { .created(group: groups[$0].name, row: $0 + 1) }
    case .joined(let group, from: .invited): .accepted(group: group.name)
    case .joined(let group, _): .joined(group: group.name)
    case .left(let group, from: .invited): .declined(group: group.name)
    case .left(let group, _): .left(group: group.name)
    }
  }
}
