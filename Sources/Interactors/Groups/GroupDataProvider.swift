import Changes
import Models

/// The single source of truth for groups, people and memberships.
///
/// Every change is atomic. Called by the interactors of the groups app; the composition root chooses the
/// implementation.
package protocol GroupDataProvider: AnyObject {
  /// The person for whom it is made, as an API client is for a token: whose groups are “my groups”.
  var me: User { get }

  /// Notified after every change.
  ///
  /// A change by this process notifies before the call that made it returns; a change by another process, as soon as it
  /// is noticed.
  var groupsDidChange: ObserverSet<Void> { get }

  /// Returns the first `limit` groups of a category, in the order in which they were created, and the number of groups of
  /// every category that has no more than that.
  func groupsList(of category: GroupCategory, limit: Int) async throws(GroupsError) -> GroupsList

  /// Returns a group.
  ///
  /// - Throws: `GroupsError.groupGone` if there is none with this id.
  func group(_ id: Group.ID) async throws(GroupsError) -> Group

  /// Returns the first `limit` people who match the filter and are neither in the group nor invited, in the order in
  /// which they were registered.
  ///
  /// A person matches if the full name contains every word of the filter, ignoring case and accents; all implementations
  /// use `SearchWords`.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func people(matching filter: String, notIn group: Group.ID, limit: Int) async throws(GroupsError) -> FoundPeople

  /// Makes edits in their order, all of them or none.
  ///
  /// What an edit assumes is checked by `GroupsEdit.applied(to:)`, in the transaction that makes it.
  ///
  /// - Returns: For each edit the group as it is now stored, or as it was if it is deleted; and the edit that takes this one
  ///   back.
  /// - Throws: `GroupsError`, such as `.personGone` if there is no such person; `.refused` if there are
  ///   several edits.
  func make(_ edits: [GroupsEdit]) async throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)]
}

extension GroupDataProvider {
  /// Returns all groups of a category, and the number of groups of every category.
  package func groupsList(of category: GroupCategory) async throws(GroupsError) -> GroupsList {
    try await groupsList(of: category, limit: .max)
  }

  package func make(_ edit: GroupsEdit) async throws(GroupsError) -> (group: Group, inverse: GroupsEdit) {
    guard let made = try await make([edit]).first else { throw .groupGone }
    return made
  }

  /// Makes an edit, and returns its undo, which holds this provider and a value, and nothing of a calçot.
  package func write(_ edit: GroupsEdit) async throws(GroupsError) -> (group: Group, undo: Undo) {
    let (group, inverse) = try await make(edit)
    return (group, Undo { [self] in try await write(inverse).undo })
  }

  /// Makes edits, and returns how they are taken back: all of them or none.
  package func write(_ edits: [GroupsEdit]) async throws(GroupsError) -> Undo {
    let made = try await make(edits)
    return Undo { [self] in try await write(made.reversed().map(\.inverse)) }
  }
}
