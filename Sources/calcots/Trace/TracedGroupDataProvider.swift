#if DEBUG
  import Interactors
  import Models
  import Observing

  /// Notes each call of the data provider that it wraps.
  final class TracedGroupDataProvider: GroupDataProvider {
    var groupsDidChange: ObserverSet<Void> { wrapped.groupsDidChange }

    private let wrapped: any GroupDataProvider
    private let trace: Trace

    init(_ wrapped: any GroupDataProvider, _ trace: Trace) { (self.wrapped, self.trace) = (wrapped, trace) }

    func groupsList(of category: GroupCategory) async throws(GroupsError) -> GroupsList {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.groupsList(of: category)
    }

    func group(_ id: Group.ID) async throws(GroupsError) -> Group {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.group(id)
    }

    func people(
      matching filter: String, notIn group: Group.ID, limit: Int
    ) async throws(GroupsError) -> FoundPeople {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.people(matching: filter, notIn: group, limit: limit)
    }

    func createGroup(_ name: GroupName) async throws(GroupsError) -> Group.ID {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.createGroup(name)
    }

    func rename(group: Group.ID, to name: GroupName) async throws(GroupsError) {
      trace.note("GroupDataProvider.\(#function)")
      try await wrapped.rename(group: group, to: name)
    }

    func join(group: Group.ID) async throws(GroupsError) {
      trace.note("GroupDataProvider.\(#function)")
      try await wrapped.join(group: group)
    }

    func leave(group: Group.ID) async throws(GroupsError) {
      trace.note("GroupDataProvider.\(#function)")
      try await wrapped.leave(group: group)
    }

    func add(user: User.ID, to group: Group.ID) async throws(GroupsError) {
      trace.note("GroupDataProvider.\(#function)")
      try await wrapped.add(user: user, to: group)
    }

    func remove(user: User.ID, from group: Group.ID) async throws(GroupsError) {
      trace.note("GroupDataProvider.\(#function)")
      try await wrapped.remove(user: user, from: group)
    }
  }
#endif
