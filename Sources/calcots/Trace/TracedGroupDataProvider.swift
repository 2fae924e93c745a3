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

    func groupsList(of category: GroupCategory, limit: Int) async throws(GroupsError) -> GroupsList {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.groupsList(of: category, limit: limit)
    }

    func group(_ id: Group.ID) async throws(GroupsError) -> Group {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.group(id)
    }

    func people(matching filter: String, notIn group: Group.ID, limit: Int) async throws(GroupsError) -> FoundPeople {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.people(matching: filter, notIn: group, limit: limit)
    }

    func make(_ edits: [GroupsEdit]) async throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.make(edits)
    }
  }
#endif
