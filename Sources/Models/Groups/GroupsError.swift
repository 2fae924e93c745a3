/// Why an operation on groups failed.
///
/// Nothing has changed when it is thrown.
package indirect enum GroupsError: Error, Equatable, Sendable {
  case alreadyMember
  /// The group is not what it was when the user decided to change it.
  case changedSince
  /// There is no such group; another screen or process may have deleted it.
  case groupGone
  case invalidName(GroupName.Invalid)
  case nameUnchanged
  /// The group is no longer in this category; another screen or process may have accepted the invitation, or joined it.
  case noLonger(GroupCategory)
  case notAMember
  /// There is no such person.
  case personGone
  /// Several edits were refused because of this one, of the group or person with this name.
  case refused(String, because: GroupsError)
  /// The group has been given another name, which is this, since the user saw the old one.
  case renamedSince(String)
  case store(StoreError)
}
