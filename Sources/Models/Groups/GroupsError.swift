/// Why an operation on groups failed.
///
/// An operation that throws this error has changed nothing.
package indirect enum GroupsError: Error, Equatable, Sendable {
  /// The person has left in the meantime, and has been added or invited again.
  case cameBack(person: String, group: String)
  /// The group has changed since the user decided to change it, or exists again.
  case changedSince
  /// There is no such group; another screen or process may have deleted it.
  case groupGone
  case invalidName(GroupName.Invalid)
  case nameUnchanged
  /// The user is not a member of the group with this name, and only members can change it.
  case onlyMembers(group: String)
  /// The person's relation to the group is now this category, not the one that the user saw. Without a name, the person is the
  /// user.
  case isAlready(GroupCategory, person: String?, group: String)
  /// There is no such person.
  case personGone
  /// Several edits were refused because of the edit of the group or person with this name.
  case refused(String, because: GroupsError)
  /// The group has been renamed to this name since the user saw the old name.
  case renamedSince(String)
  case store(StoreError)
}
