import Changes
import Models

/// The single source of truth for groups, people and memberships.
///
/// Every change is atomic. Called by the interactors of the groups app; the composition root chooses the
/// implementation.
package protocol GroupDataProvider: AnyObject {
  /// The user: “my groups” are the groups of this person.
  ///
  /// The provider is made for one person, as an API client is made for a token.
  var me: User { get }

  /// Notified after every change that may concern the groups.
  ///
  /// A change through this provider notifies once it is stored, and before ``apply(_:)`` returns. A change by another program
  /// notifies as soon as the store reports it: at once on a server, within a quarter of a second in a file. The store does not
  /// report which data has changed, so observers reload everything they show.
  var groupsDidChange: ObserverSet<Void> { get }

  /// Returns the first groups of a category, and how many groups there are in each category.
  ///
  /// - Parameters:
  ///   - category: The category whose groups are returned.
  ///   - limit: The maximum number of groups to return. The groups of a category that has more are not counted, because
  ///     counting them takes too long in a large store.
  /// - Returns: The groups in the order in which they were created.
  /// - Throws: `GroupsError.store`.
  func groupsList(of category: GroupCategory, limit: Int) async throws(GroupsError) -> GroupsList

  /// Returns the ids and names of all groups, in the order in which the groups were created.
  ///
  /// A search through all groups needs only the names, so this function does not read the members.
  ///
  /// - Throws: `GroupsError.store`.
  func groupNames() async throws(GroupsError) -> [(id: Group.ID, name: String)]

  /// Returns a group.
  ///
  /// - Throws: `GroupsError.groupGone` if there is no group with this id, or `.store`.
  func group(_ id: Group.ID) async throws(GroupsError) -> Group

  /// Returns the first people who match the filter and are neither in the group nor invited.
  ///
  /// A person matches if the full name contains every word of the filter, ignoring case and accents. All implementations
  /// use `SearchWords`, so that they find the same people.
  ///
  /// - Parameters:
  ///   - filter: Words, as the user has typed them.
  ///   - group: The group to which a person is to be added.
  ///   - limit: The maximum number of people to return.
  /// - Returns: The people in the order in which they were registered.
  /// - Throws: `GroupsError.groupGone` if there is no such group, or `.store`.
  func people(matching filter: String, notIn group: Group.ID, limit: Int) async throws(GroupsError) -> FoundPeople

  /// Returns the latest news of the user, and how far it has been read.
  ///
  /// An edit that does something to another person is news to that person, even if it undoes or redoes another edit.
  /// The edit and the news are stored in one transaction.
  ///
  /// - Throws: `GroupsError.store`.
  func news() async throws(GroupsError) -> NewsList

  /// Marks the user's news as read, up to the piece with this number.
  ///
  /// - Throws: `GroupsError.store`.
  func markNewsRead(upTo number: Int) async throws(GroupsError)

  /// Applies edits in order, all of them or none.
  ///
  /// `GroupsEdit.applied(to:by:admit:)` checks who may apply an edit, and the edit's assumptions, in the transaction that
  /// applies it.
  ///
  /// - Returns: For each edit, the stored or deleted group, and the edit that undoes the change.
  /// - Throws: `GroupsError`, such as `.onlyMembers` if the user is not in the group, or `.personGone` if there is no such
  ///   person. If there are several edits, `GroupsEdit.refused(because:)` determines the error.
  func apply(_ edits: [GroupsEdit]) async throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)]
}

extension GroupDataProvider {
  /// Returns all groups of a category, and the number of groups of every category.
  package func groupsList(of category: GroupCategory) async throws(GroupsError) -> GroupsList {
    try await groupsList(of: category, limit: .max)
  }

  package func apply(_ edit: GroupsEdit) async throws(GroupsError) -> (group: Group, inverse: GroupsEdit) {
    guard let made = try await apply([edit]).first else { throw .groupGone }
    return made
  }

  /// Applies an edit, and returns the group and the undo.
  ///
  /// The undo holds only the provider and a value, and no part of a calçot.
  package func write(_ edit: GroupsEdit) async throws(GroupsError) -> (group: Group, undo: Undo) {
    let (group, inverse) = try await apply(edit)
    return (group, Undo(isPartial: edit.wasPartial(undoneBy: inverse)) { [self] in try await write(inverse).undo })
  }

  /// Applies all edits or none.
  ///
  /// - Returns: The ids of the groups that were deleted because nobody was left in them, and the undo of all edits.
  package func write(_ edits: [GroupsEdit]) async throws(GroupsError) -> (deleted: Set<Group.ID>, undo: Undo) {
    let inverses = try await apply(edits).map(\.inverse)
    let deleted: [Group.ID] = inverses.compactMap { if case .restore(let group) = $0 { group.id } else { nil } }
    return (Set(deleted), Undo { [self] in try await write(inverses.reversed()).undo })
  }
}
