import Models
import Observing

/// Holds the first groups of one category, and changes them.
///
/// Called only by the overview's view model.
package protocol GroupsInteractorProtocol: AnyObject {
  /// The groups as last fetched.
  var groupsList: LoadState<GroupsList, GroupsError> { get }

  /// Notified after each change of ``groupsList``.
  var groupsListDidChange: ObserverSet<Void> { get }

  /// Fetches the first groups of the category requested last, or all once they were; initially, the joined ones.
  func fetchGroups() async

  /// Fetches the first groups of a category, which replace ``groupsList`` when they arrive.
  func fetchGroups(in category: GroupCategory) async

  /// Fetches all groups of the category requested last.
  func fetchAllGroups() async

  /// Returns what is wrong with a typed name; nil if it is valid.
  ///
  /// - Returns: `GroupsError.invalidName`.
  func problem(withName typed: String) -> GroupsError?

  /// Creates a joined group, and returns it.
  ///
  /// - Throws: `GroupsError.invalidName` or `.store`.
  func createGroup(named name: String) async throws(GroupsError) -> (group: Group, undo: Undo)

  /// Joins a suggested group, or accepts an invitation, and returns the group.
  ///
  /// - Throws: `GroupsError.noLonger` if the group is no longer in the category; `.groupGone` or `.store`.
  func join(group: Group.ID, from category: GroupCategory) async throws(GroupsError) -> (group: Group, undo: Undo)

  /// Leaves a joined group, or declines an invitation; both delete the group.
  ///
  /// - Throws: `GroupsError.noLonger` or `.changedSince` if the group is no longer as the user saw it; `.groupGone` or
  ///   `.store`.
  func leave(group: Group) async throws(GroupsError) -> Undo
}
