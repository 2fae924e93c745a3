/// A change of one group, together with what it assumes.
///
/// All data providers make an edit by the same rule, ``applied(to:)``, so that none can have a rule of its own.
package enum GroupsEdit: ModelEdit {
  /// Creates a joined group without members, whose id the data provider chooses.
  case create(GroupName)
  /// Creates a group with its id again, where it was.
  case restore(Group)
  /// Deletes a group that is still as the user saw it.
  case delete(Group)
  /// Deletes a group that is still as its row showed it, and in this category.
  case leave(GroupSummary, from: GroupCategory)
  case rename(Group.ID, from: String, to: String)
  case move(GroupSummary, from: GroupCategory, to: GroupCategory)
  /// Adds a member behind all of these who are still there, or last.
  case add(User, to: Group.ID, behind: [User.ID]? = nil)
  case remove(User, from: Group.ID)

  /// The id of the group that it changes; nil if it creates one with a new id.
  package var group: Group.ID? {
    switch self {
    case .create: nil
    case .restore(let group), .delete(let group): group.id
    case .move(let group, _, _), .leave(let group, _): group.id
    case .rename(let id, _, _), .add(_, let id, _), .remove(_, let id): id
    }
  }

  package func refused(because error: GroupsError) -> GroupsError {
    switch (self, error) {
    case (_, .store): error
    case (.create(let name), _): .refused(name.text, because: error)
    case (.restore(let group), _), (.delete(let group), _): .refused(group.name, because: error)
    case (.rename(_, let name, _), _): .refused(name, because: error)
    case (.move(let group, _, _), _), (.leave(let group, _), _): .refused(group.name, because: error)
    case (.add(let user, _, _), _), (.remove(let user, _), _): .refused(user.fullName, because: error)
    }
  }

  /// Applies the edit to the group that it changes; ``create(_:)`` is the data provider's own.
  ///
  /// - Parameter group: The group as stored; nil if there is none.
  /// - Returns: The group as it is afterwards, nil if it is deleted; and the edit that takes this one back.
  /// - Throws: `GroupsError` if something that the edit assumes has changed.
  package func applied(to group: Group?) throws(GroupsError) -> (group: Group?, inverse: GroupsEdit) {
    if case .restore(let restored) = self {
      guard group == nil else { throw .changedSince }
      return (restored, .delete(restored))
    }
    guard var group else { throw .groupGone }
    switch self {
    case .create, .restore:
      throw .changedSince
    case .delete(let seen):
      guard group.category == seen.category else { throw .noLonger(seen.category) }
      guard group == seen else { throw .changedSince }
      return (nil, .restore(group))
    case .leave(let seen, let category):
      guard group.category == category else { throw .noLonger(category) }
      guard GroupSummary(group) == seen else { throw .changedSince }
      return (nil, .restore(group))
    case .rename(let id, let old, let new):
      guard group.name != new else { throw .nameUnchanged }
      guard group.name == old else { throw .renamedSince(group.name) }
      group.name = new
      return (group, .rename(id, from: new, to: old))
    case .move(let seen, let old, let new):
      guard group.category == old, new != old else { throw .noLonger(old) }
      group.category = new
      return (group, .move(seen, from: new, to: old))
    case .add(let user, let id, let others):
      guard !group.members.contains(where: { $0.id == user.id }) else { throw .alreadyMember }
      let last = others.map(Set.init).map { others in group.members.lastIndex { others.contains($0.id) } ?? -1 }
      group.members.insert(user, at: last.map { $0 + 1 } ?? group.members.count)
      return (group, .remove(user, from: id))
    case .remove(let user, let id):
      guard let position = group.members.firstIndex(where: { $0.id == user.id }) else { throw .notAMember }
      let member = group.members.remove(at: position)
      return (group, .add(member, to: id, behind: group.members[..<position].map(\.id)))
    }
  }
}
