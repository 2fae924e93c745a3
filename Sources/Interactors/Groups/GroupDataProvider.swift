import Models
import Observing

/// The single source of truth for groups, people and memberships.
///
/// Every change is atomic. Called by the interactors of the groups app; the composition root chooses the
/// implementation.
package protocol GroupDataProvider: AnyObject {
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

  /// Returns the people who are not in the group and match the filter: the first `limit` of them, in the order in which
  /// they were registered.
  ///
  /// A person matches if the full name contains every word of the filter, ignoring case and accents; all implementations
  /// use `SearchWords`.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no such group.
  func people(matching filter: String, notIn group: Group.ID, limit: Int) async throws(GroupsError) -> FoundPeople

  /// Makes an edit, or refuses it and changes nothing.
  ///
  /// What the edit takes for granted is checked by `GroupsEdit.applied(to:)`, in the transaction that makes it.
  ///
  /// - Returns: The group as it is now stored, or as it was if it is deleted; and the edit that takes this one back.
  /// - Throws: `GroupsError`, such as `.personGone` if there is no such person.
  func make(_ edit: GroupsEdit) async throws(GroupsError) -> (group: Group, inverse: GroupsEdit)
}

extension GroupDataProvider {
  /// Returns all groups of a category, and the number of groups of every category.
  package func groupsList(of category: GroupCategory) async throws(GroupsError) -> GroupsList {
    try await groupsList(of: category, limit: .max)
  }

  /// Makes an edit, and returns how it is taken back: by this provider, with a value and nothing of a calçot.
  package func write(_ edit: GroupsEdit) async throws(GroupsError) -> (group: Group, undo: Undo) {
    let (group, inverse) = try await make(edit)
    return (group, Undo { [self] in try await write(inverse).undo })
  }
}
