import Interactors
import Models
import Tracing

/// Notes each call of the data provider that it wraps.
package final class TracedGroupDataProvider: GroupDataProvider {
  package var groupsDidChange: ObserverSet<Void> { wrapped.groupsDidChange }

  private let wrapped: any GroupDataProvider

  package init(_ wrapped: any GroupDataProvider) {
    self.wrapped = wrapped
  }

  package func groupsList(of category: GroupCategory) async throws(GroupsError) -> GroupsList {
    Trace.note("GroupDataProvider.\(#function)")
    return try await wrapped.groupsList(of: category)
  }

  package func group(_ id: Group.ID) async throws(GroupsError) -> Group {
    Trace.note("GroupDataProvider.\(#function)")
    return try await wrapped.group(id)
  }

  package func people(
    matching filter: String, notIn group: Group.ID, limit: Int
  ) async throws(GroupsError) -> FoundPeople {
    Trace.note("GroupDataProvider.\(#function)")
    return try await wrapped.people(matching: filter, notIn: group, limit: limit)
  }

  package func createGroup(_ name: GroupName) async throws(GroupsError) -> Group.ID {
    Trace.note("GroupDataProvider.\(#function)")
    return try await wrapped.createGroup(name)
  }

  package func rename(group: Group.ID, to name: GroupName) async throws(GroupsError) {
    Trace.note("GroupDataProvider.\(#function)")
    try await wrapped.rename(group: group, to: name)
  }

  package func join(group: Group.ID) async throws(GroupsError) {
    Trace.note("GroupDataProvider.\(#function)")
    try await wrapped.join(group: group)
  }

  package func leave(group: Group.ID) async throws(GroupsError) {
    Trace.note("GroupDataProvider.\(#function)")
    try await wrapped.leave(group: group)
  }

  package func add(user: User.ID, to group: Group.ID) async throws(GroupsError) {
    Trace.note("GroupDataProvider.\(#function)")
    try await wrapped.add(user: user, to: group)
  }

  package func remove(user: User.ID, from group: Group.ID) async throws(GroupsError) {
    Trace.note("GroupDataProvider.\(#function)")
    try await wrapped.remove(user: user, from: group)
  }
}
