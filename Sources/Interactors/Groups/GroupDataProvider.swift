import Models
import Observing

/// The single source of truth for groups, people and memberships.
///
/// Every change is atomic. Called by the interactors of the groups app; the composition root chooses the
/// implementation.
package protocol GroupDataProvider: AnyObject {
  /// Notified after every change.
  ///
  /// A change by this process notifies before the call that made it returns; a change by another process, as soon as it
  /// is noticed.
  var groupsDidChange: ObserverSet<Void> { get }

  /// Returns the groups of a category in the order in which they were created, and the number of
  /// groups of every other category.
  func groupsList(of category: GroupCategory) async throws(GroupsError) -> GroupsList

  /// Returns a group.
  ///
  /// - Throws: `GroupsError.groupGone` if there is none with this id.
  func group(_ id: Group.ID) async throws(GroupsError) -> Group

  /// Returns the people who are not in the group and match the filter: the first `limit` of them, in the order in which
  /// they were registered.
  ///
  /// A person matches if the full name contains every word of the filter, ignoring case and accents; all implementations
  /// use `SearchWords`.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func people(
    matching filter: String, notIn group: Group.ID, limit: Int
  ) async throws(GroupsError) -> FoundPeople

  /// Creates a joined group without members, and returns its id.
  func createGroup(_ name: GroupName) async throws(GroupsError) -> Group.ID

  /// Renames a group; does nothing if it already has this name.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func rename(group: Group.ID, to name: GroupName) async throws(GroupsError)

  /// Moves a group to the joined ones; does nothing if it is already there.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func join(group: Group.ID) async throws(GroupsError)

  /// Deletes a group and its memberships, whatever its category.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func leave(group: Group.ID) async throws(GroupsError)

  /// Adds a person as the last member of a group.
  ///
  /// - Throws: `GroupsError.groupGone`, `.personGone` or `.alreadyMember`.
  func add(user: User.ID, to group: Group.ID) async throws(GroupsError)

  /// Removes a member from a group.
  ///
  /// - Throws: `GroupsError.groupGone` or `.notAMember`.
  func remove(user: User.ID, from group: Group.ID) async throws(GroupsError)
}
