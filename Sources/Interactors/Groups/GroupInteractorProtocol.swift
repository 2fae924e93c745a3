import Models
import Observing

/// Holds one group, and changes its members.
///
/// Called only by the detail's view model.
package protocol GroupInteractorProtocol: AnyObject {
  /// The id of the group, which may no longer exist.
  var id: Group.ID { get }

  /// The group as last fetched.
  var group: LoadState<Group, GroupsError> { get }

  /// What the user has changed last; nil if nothing.
  var lastChange: MembersChange? { get }

  /// Notified after each change of ``group`` or ``lastChange``.
  var groupMembersDidChange: ObserverSet<Void> { get }

  /// Fetches the group into ``group``.
  func fetchGroup() async

  /// Adds a person.
  ///
  /// - Throws: `GroupsError.alreadyMember`, `.groupGone`, `.personGone` or `.store`.
  func add(user: User.ID) async throws(GroupsError)

  /// Removes a member.
  ///
  /// - Throws: `GroupsError.notAMember`, `.groupGone` or `.store`.
  func remove(user: User.ID) async throws(GroupsError)
}
