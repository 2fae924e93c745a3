package import Models

/// The interactor of the group detail: holds one group and changes its members.
///
/// Seed 001.
package protocol GroupInteractorProtocol: AnyObject {
  /// The group as it was known last; nil until it has been fetched.
  var group: Group? { get }
  /// How far the fetching is.
  var fetch: Fetch<GroupsError> { get }
  /// Notified when ``group`` or ``fetch`` has become another; the coordinator then replaces the view model.
  var groupMembersDidChange: ObserverSet<Void> { get }

  /// Gets the group anew: the view asks when it first loads and when the provider's data changed, the user by `refresh`.
  func fetchGroup() async

  /// Adds a person, and notifies once.
  ///
  /// - Throws: `GroupsError.alreadyMember`, `.groupGone`, `.personGone` or `.store`; nobody is notified then.
  func add(user: User.ID) async throws(GroupsError)

  /// Removes a member, and notifies once.
  ///
  /// - Throws: `GroupsError.notAMember`, `.groupGone` or `.store`; nobody is notified then.
  func remove(user: User.ID) async throws(GroupsError)
}
