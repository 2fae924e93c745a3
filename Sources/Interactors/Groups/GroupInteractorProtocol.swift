import Changes
import Models

/// Holds one group, and changes its members.
///
/// Called only by the detail's view model.
package protocol GroupInteractorProtocol: AnyObject {
  /// The user.
  var me: User { get }

  /// The id of the group, which may no longer exist.
  var id: Group.ID { get }

  /// The group as last fetched.
  var group: LoadState<Group, GroupsError> { get }

  /// Notified after each change of ``group``.
  var groupMembersDidChange: ObserverSet<Void> { get }

  /// Fetches the group into ``group``.
  func fetchGroup() async

  /// Makes the user a member. Until then, the group is in this category for the user.
  ///
  /// - Throws: `GroupsError.isAlready`, `.groupGone` or `.store`.
  func join(from category: GroupCategory) async throws(GroupsError) -> Undo

  /// Adds people as the last members: all of them or none.
  ///
  /// - Throws: `GroupsError.onlyMembers`, `.isAlready`, `.groupGone`, `.personGone` or `.store`. If there are several people,
  ///   `.refused` contains `.personGone`.
  func add(users: [User]) async throws(GroupsError) -> Undo

  /// Invites people in the user's name: all of them or none.
  ///
  /// - Throws: The same errors as ``add(users:)``.
  func invite(users: [User]) async throws(GroupsError) -> Undo

  /// Removes members, and withdraws invitations: all of them or none. If the user is one of them, the user leaves the group or
  /// declines the invitation.
  ///
  /// A group with nobody left in it is deleted.
  ///
  /// - Returns: Whether the group was deleted, and the undo of the removal.
  /// - Throws: `GroupsError.onlyMembers`, `.isAlready`, `.groupGone` or `.store`.
  func remove(users: [Participant]) async throws(GroupsError) -> (isGroupDeleted: Bool, undo: Undo)
}
