import Changes
import Models

/// Holds one group, and changes its members.
///
/// Called only by the detail's view model.
package protocol GroupInteractorProtocol: AnyObject {
  /// The id of the group, which may no longer exist.
  var id: Group.ID { get }

  /// The group as last fetched.
  var group: LoadState<Group, GroupsError> { get }

  /// Notified after each change of ``group``.
  var groupMembersDidChange: ObserverSet<Void> { get }

  /// Fetches the group into ``group``.
  func fetchGroup() async

  /// Adds a person as the last member.
  ///
  /// - Throws: `GroupsError.isAlready`, `.groupGone`, `.personGone` or `.store`.
  func add(user: User) async throws(GroupsError) -> Undo

  /// Invites a person in the user's name.
  ///
  /// - Throws: `GroupsError.isAlready`, `.groupGone`, `.personGone` or `.store`.
  func invite(user: User) async throws(GroupsError) -> Undo

  /// Removes members, and withdraws invitations: all of them or none.
  ///
  /// A group with nobody left in it is deleted.
  ///
  /// - Throws: `GroupsError.isAlready`, `.groupGone` or `.store`; `.refused` with one of these if there are several.
  func remove(users: [Participant]) async throws(GroupsError) -> Undo
}
