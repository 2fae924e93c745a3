import Models
import Observing

/// Holds the groups of one category, and changes them.
///
/// Called only by the overview's view model.
package protocol GroupsInteractorProtocol: AnyObject {
  /// The groups as last fetched.
  var groupsList: LoadState<GroupsList, GroupsError> { get }

  /// What the user has changed last; nil if nothing, or if another category has been asked for since.
  var lastChange: GroupsChange? { get }

  /// Notified after each change of ``groupsList`` or ``lastChange``.
  var groupsListDidChange: ObserverSet<Void> { get }

  /// Fetches the groups of the category requested last; initially, the joined ones.
  func fetchGroups() async

  /// Fetches the groups of a category, which replace ``groupsList`` when they arrive.
  func fetchGroups(in category: GroupCategory) async

  /// Returns what is wrong with a typed name; nil if it is valid.
  ///
  /// - Returns: `GroupsError.invalidName`.
  func problem(withName typed: String) -> GroupsError?

  /// Creates a joined group.
  ///
  /// - Throws: `GroupsError.invalidName` or `.store`.
  func createGroup(named name: String) async throws(GroupsError)

  /// Joins a suggested group, or accepts an invitation.
  ///
  /// - Throws: `GroupsError.groupGone` or `.store`.
  func join(group: Group.ID) async throws(GroupsError)

  /// Leaves a joined group, or declines an invitation; both delete the group.
  ///
  /// - Throws: `GroupsError.groupGone` or `.store`.
  func leave(group: Group.ID) async throws(GroupsError)
}
