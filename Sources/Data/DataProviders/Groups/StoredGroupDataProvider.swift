import Changes
import Interactors
import Models

/// The data provider of the groups app, backed by a store; notifies after each change.
///
/// The composition root creates it, and the interactors of the groups app hold it.
@MainActor
package final class StoredGroupDataProvider: GroupDataProvider {
  package let me: User
  package let groupsDidChange: ObserverSet<Void>

  private let database: any SQLDatabase

  /// Creates the provider for a person whom the store has registered.
  ///
  /// `groupsDidChange` holds the observers of the groups and people in the store.
  package init(database: any SQLDatabase, me: User, groupsDidChange: ObserverSet<Void> = ObserverSet()) {
    self.database = database
    self.me = me
    self.groupsDidChange = groupsDidChange
  }

  /// Creates a provider for another person over the same store.
  ///
  /// Each provider notifies only of its own changes.
  package convenience init(sharing other: StoredGroupDataProvider, for me: User) {
    self.init(database: other.database, me: me)
  }

  package func groupsList(of category: GroupCategory, limit: Int) async throws(GroupsError) -> GroupsList {
    try await database.reading(for: me, orThrow: GroupsError.store) { [me] (database) throws(GroupsError) in
      try database.groupsList(of: category, for: me.id, limit: limit)
    }
  }

  package func groupNames() async throws(GroupsError) -> [(id: Group.ID, name: String)] {
    try await database.reading(orThrow: GroupsError.store) { (database) throws(GroupsError) in
      try database.groupNames()
    }
  }

  package func group(_ id: Group.ID) async throws(GroupsError) -> Group {
    try await database.reading(for: me, orThrow: GroupsError.store) { (database) throws(GroupsError) in
      try database.group(id)
    }
  }

  package func people(
    matching filter: String, notIn group: Group.ID, limit: Int
  ) async throws(GroupsError) -> FoundPeople {
    try await database.reading(for: me, orThrow: GroupsError.store) { (database) throws(GroupsError) in
      try database.people(matching: filter, notIn: group, limit: limit)
    }
  }

  package func news() async throws(GroupsError) -> NewsList {
    try await database.reading(for: me, orThrow: GroupsError.store) { [me] (database) throws(GroupsError) in
      try database.news(of: me.id)
    }
  }

  package func markNewsRead(upTo number: Int) async throws(GroupsError) {
    try await database.markNewsRead(upTo: number, by: me)
    groupsDidChange.notify()
  }

  package func apply(_ edits: [GroupsEdit]) async throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
    let made = try await database.apply(edits, by: me)
    groupsDidChange.notify()
    return made
  }
}
