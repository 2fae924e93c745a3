/// Why an operation on groups failed.
///
/// Nothing has changed when it is thrown.
package indirect enum GroupsError: Error, Equatable, Sendable {
  /// The person is in the group, or invited, again after having left.
  case cameBack(person: String, group: String)
  /// There is a group again that was to be restored.
  case changedSince
  /// There is no such group; another screen or process may have deleted it.
  case groupGone
  case invalidName(GroupName.Invalid)
  case nameUnchanged
  /// What the group is to the person by now, which is not what the user saw.
  case isAlready(GroupCategory, person: String, group: String)
  /// There is no such person.
  case personGone
  /// Several edits were refused because of this one, of the group or person with this name.
  case refused(String, because: GroupsError)
  /// The group has been given another name, which is this, since the user saw the old one.
  case renamedSince(String)
  case store(StoreError)
}
