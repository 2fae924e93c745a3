import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

extension GroupDataProvider {
  /// Returns the provider of another person over the same store.
  func acting(as person: User) throws -> any GroupDataProvider {
    if let fake = self as? GroupFakeDataProvider { return GroupFakeDataProvider(sharing: fake, for: person) }
    return StoredGroupDataProvider(sharing: try #require(self as? StoredGroupDataProvider), for: person)
  }

  /// Returns the groups of a category with their members.
  func groups(in category: GroupCategory) async throws(GroupsError) -> [Group] {
    var groups: [Group] = []
    for summary in try await groupsList(of: category).groups {
      groups.append(try await group(summary.id))
    }
    return groups
  }

  /// Returns everybody who is not in a group.
  func people(notIn group: Group.ID) async throws(GroupsError) -> [User] {
    try await people(matching: "", notIn: group, limit: .max).people
  }

  /// Creates a group and returns it as read back.
  func newGroup(_ name: GroupName) async throws(GroupsError) -> Group {
    try await group(createGroup(name))
  }

  /// Adds a person to a group and returns the group as read back.
  func groupAfterAdding(_ user: User.ID, to id: Group.ID) async throws(GroupsError) -> Group {
    try await add(user: user, to: id)
    return try await group(id)
  }

  /// Removes a member from a group and returns the group as read back.
  func groupAfterRemoving(_ user: User.ID, from id: Group.ID) async throws(GroupsError) -> Group {
    try await remove(user: user, from: id)
    return try await group(id)
  }
}

extension StoredGroupDataProvider {
  /// Creates the provider for the user of a store that is nobody else's, who is in its samples.
  convenience init(over database: any SQLDatabase, as account: StoreAccount = .only) async throws {
    self.init(database: database, me: try await database.person(of: account))
  }
}
