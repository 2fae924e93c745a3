import Interactors
import Models
import Observing

/// The data provider of the groups app that uses a store; notifies after each change.
///
/// The composition root creates it, and the interactors of the groups app hold it.
@MainActor
package final class StoredGroupDataProvider: GroupDataProvider {
  package let groupsDidChange = ObserverSet<Void>()

  private let database: any SQLDatabase

  package init(database: any SQLDatabase) {
    self.database = database
  }

  package func groupsList(of category: GroupCategory) async throws(GroupsError) -> GroupsList {
    try await database.groupsList(of: category)
  }

  package func group(_ id: Group.ID) async throws(GroupsError) -> Group {
    try await database.group(id)
  }

  package func people(
    matching filter: String, notIn group: Group.ID, limit: Int
  ) async throws(GroupsError) -> FoundPeople {
    try await database.people(matching: filter, notIn: group, limit: limit)
  }

  package func createGroup(_ name: GroupName) async throws(GroupsError) -> Group.ID {
    let id = try await database.createGroup(name)
    groupsDidChange.notify()
    return id
  }

  package func rename(group: Group.ID, to name: GroupName) async throws(GroupsError) {
    guard try await database.rename(group: group, to: name) else { return }
    groupsDidChange.notify()
  }

  package func join(group: Group.ID) async throws(GroupsError) {
    guard try await database.join(group: group) else { return }
    groupsDidChange.notify()
  }

  package func leave(group: Group.ID) async throws(GroupsError) {
    try await database.leave(group: group)
    groupsDidChange.notify()
  }

  package func add(user: User.ID, to group: Group.ID) async throws(GroupsError) {
    try await database.add(user: user, to: group)
    groupsDidChange.notify()
  }

  package func remove(user: User.ID, from group: Group.ID) async throws(GroupsError) {
    try await database.remove(user: user, from: group)
    groupsDidChange.notify()
  }
}
