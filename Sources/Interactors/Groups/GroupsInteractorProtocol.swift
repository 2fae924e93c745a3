import Changes
import Models

/// Holds the first groups of one category, and changes them.
///
/// Called only by the overview's view model.
package protocol GroupsInteractorProtocol: AnyObject {
  /// The groups as last fetched.
  var groupsList: LoadState<GroupsList, GroupsError> { get }

  /// Notified after each change of ``groupsList``.
  var groupsListDidChange: ObserverSet<Void> { get }

  /// Fetches the groups of the category requested last; initially, the joined groups.
  ///
  /// These are the first groups, or all groups once ``fetchAllGroups()`` was called and no category has been requested since.
  func fetchGroups() async

  /// Fetches the first groups of a category, which replace ``groupsList`` when they arrive.
  func fetchGroups(in category: GroupCategory) async

  /// Fetches all groups of the category requested last.
  func fetchAllGroups() async

  /// Returns what is wrong with a typed name.
  ///
  /// - Returns: `GroupsError.invalidName`; nil if the name can be used.
  func problem(withName typed: String) -> GroupsError?

  /// Creates a group whose first member is the user. Returns the group and the undo.
  ///
  /// - Throws: `GroupsError.invalidName` or `.store`.
  func createGroup(named name: String) async throws(GroupsError) -> (group: Group, undo: Undo)

  /// Joins suggested groups, or accepts invitations: all of them or none.
  ///
  /// - Throws: `GroupsError.isAlready` if a group is no longer in the category; `.groupGone` or `.store`.
  func join(groups: [GroupSummary], from category: GroupCategory) async throws(GroupsError) -> Undo

  /// Leaves joined groups, or declines invitations: all of them or none.
  ///
  /// A group with nobody left in it is deleted.
  ///
  /// - Returns: The groups that were deleted, and one undo for all groups.
  /// - Throws: `GroupsError.isAlready` if a group is no longer in the category; `.groupGone` or `.store`.
  func leave(
    groups: [GroupSummary], from category: GroupCategory
  ) async throws(GroupsError) -> (deleted: [GroupSummary], undo: Undo)
}
