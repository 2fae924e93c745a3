package import Models

/// The interactor of the groups overview: holds the list of groups and what may be done with it.
///
/// Seed 001.
package protocol GroupsInteractorProtocol: AnyObject {
  /// The list that was fetched last; empty and of category `joined` before.
  var groupsList: GroupsList { get }
  /// How far the fetching is.
  var fetch: Fetch<GroupsError> { get }
  /// Notified when ``groupsList`` or ``fetch`` has become another; the coordinator then replaces the view model.
  var groupsListDidChange: ObserverSet<Void> { get }

  /// Gets the list anew: the view asks when it first loads and when the provider's data changed, the user by `refresh`.
  func fetchGroups() async

  /// Gets the list of another category; it replaces ``groupsList`` once it is there.
  func fetchGroups(in category: GroupCategory) async

  /// Creates a group that the user has joined.
  ///
  /// - Throws: `GroupsError.invalidName` or `.store`.
  func createGroup(named name: String) async throws(GroupsError)

  /// Joins a suggested group, or one that the user is invited to.
  ///
  /// - Throws: `GroupsError.groupGone` or `.store`.
  func join(group: Group.ID) async throws(GroupsError)

  /// Leaves a joined group, or declines an invitation: either way the group is deleted.
  ///
  /// - Throws: `GroupsError.groupGone` or `.store`.
  func leave(group: Group.ID) async throws(GroupsError)
}
