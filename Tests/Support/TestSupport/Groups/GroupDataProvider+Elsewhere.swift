import Interactors
import Models

/// What somebody does elsewhere, whatever the groups have become: each reads first what its edit takes for granted.
@MainActor extension GroupDataProvider {
  /// Creates a group, and returns its id.
  package func createGroup(_ name: GroupName) async throws(GroupsError) -> Group.ID {
    try await make(.create(name)).group.id
  }

  package func rename(group id: Group.ID, to name: GroupName) async throws(GroupsError) {
    _ = try await make(.rename(id, from: group(id).name, to: name.text))
  }

  package func join(group id: Group.ID) async throws(GroupsError) {
    _ = try await make(.move(GroupSummary(group(id)), from: group(id).category, to: .joined))
  }

  package func leave(group id: Group.ID) async throws(GroupsError) {
    _ = try await make(.delete(group(id)))
  }

  package func add(user id: User.ID, to group: Group.ID) async throws(GroupsError) {
    let others = try await people(matching: "", notIn: group, limit: .max).people
    let stranger = User(id: id, firstName: "", lastName: "")
    _ = try await make(.add(others.first { $0.id == id } ?? stranger, to: group))
  }

  package func remove(user id: User.ID, from group: Group.ID) async throws(GroupsError) {
    _ = try await make(.remove(User(id: id, firstName: "", lastName: ""), from: group))
  }
}
