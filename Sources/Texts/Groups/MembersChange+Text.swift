import Models

extension MembersChange {
  /// The id of the person who was added; nil if something else was done.
  package var newMember: User.ID? {
    guard case .added(let id) = self else { return nil }
    return id
  }

  /// Says what was done; nil until a new member is among the members shown.
  package func text(in members: [User]) -> GroupsText? {
    switch self {
    case .added(let id): members.lastIndex { $0.id == id }.map { .added(person: members[$0].fullName, row: $0 + 1) }
    case .removed(let member): .removed(person: member.fullName)
    }
  }
}
