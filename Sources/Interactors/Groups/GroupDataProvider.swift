package import Models

/// Where groups, people and memberships come from: the one source of truth below the interactors.
///
/// Every change is complete or has not happened. The interactors of the groups app call it; the composition root chooses
/// who conforms.
///
/// Seed 001.
package protocol GroupDataProvider: AnyObject {
  /// Notified after every change: one of this process before the call that made it returns, one of another process as
  /// soon as it is noticed.
  var groupsDidChange: ObserverSet<Void> { get }

  /// The groups of a category with their members, in the order in which they were created.
  func groups(in category: GroupCategory) async throws(GroupsError) -> [Group]

  /// One group.
  ///
  /// - Throws: `GroupsError.groupGone` if there is none with this id.
  func group(_ id: Group.ID) async throws(GroupsError) -> Group

  /// Everybody who is not in the group, in the order in which they were registered.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func people(notIn group: Group.ID) async throws(GroupsError) -> [User]

  /// Makes a group without members that the user has joined.
  @discardableResult
  func createGroup(_ name: GroupName) async throws(GroupsError) -> Group

  /// Puts a group among those that the user has joined; nothing changes if it is there already.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func join(group: Group.ID) async throws(GroupsError)

  /// Deletes a group with its memberships, whichever category it is in.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func leave(group: Group.ID) async throws(GroupsError)

  /// Makes a person the last member of a group, and answers with the group as it then is.
  ///
  /// - Throws: `GroupsError.groupGone`, `.personGone` or `.alreadyMember`.
  func add(user: User.ID, to group: Group.ID) async throws(GroupsError) -> Group

  /// Takes a member out of a group, and answers with the group as it then is.
  ///
  /// - Throws: `GroupsError.groupGone` or `.notAMember`.
  func remove(user: User.ID, from group: Group.ID) async throws(GroupsError) -> Group
}
