import Models
import Changes

/// Holds one group, and changes its members.
///
/// Called by the detail's view model, and by that of a question about the group.
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
  /// - Throws: `GroupsError.alreadyMember`, `.groupGone`, `.personGone` or `.store`.
  func add(user: User) async throws(GroupsError) -> Undo

  /// Removes members, all of them or none.
  ///
  /// - Throws: `GroupsError.notAMember`, `.groupGone` or `.store`; `.refused` with one of these if there are several.
  func remove(users: [User]) async throws(GroupsError) -> Undo
}
