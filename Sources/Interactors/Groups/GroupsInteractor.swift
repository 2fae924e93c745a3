import Models
import Changes

/// Holds the groups of one category, and changes them through the data provider.
///
/// Owned by the view model.
package final class GroupsInteractor: GroupsInteractorProtocol {
  /// The number of groups that are fetched at most, until all are wanted.
  package static let firstLimit = 200

  package var groupsList: LoadState<GroupsList, GroupsError> { list.state }
  package let groupsListDidChange = ObserverSet<Void>()

  private let list = FetchedModel<GroupsList, GroupsError>()
  private let dataProvider: any GroupDataProvider
  /// The category requested last, which is fetched again after a failure.
  private var wantedCategory = GroupCategory.joined
  private var limit = GroupsInteractor.firstLimit

  package init(dataProvider: any GroupDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchGroups() async {
    let (category, limit) = (wantedCategory, limit)
    await list.fetch(notifying: groupsListDidChange) { () throws(GroupsError) in
      try await dataProvider.groupsList(of: category, limit: limit)
    }
  }

  package func fetchGroups(in category: GroupCategory) async {
    (wantedCategory, limit) = (category, Self.firstLimit)
    await fetchGroups()
  }

  package func fetchAllGroups() async {
    limit = .max
    await fetchGroups()
  }

  package func problem(withName typed: String) -> GroupsError? { GroupName.problem(with: typed) }

  package func createGroup(named name: String) async throws(GroupsError) -> (group: Group, undo: Undo) {
    try await dataProvider.write(.create(GroupName(checking: name)))
  }

  package func join(groups: [GroupSummary], from category: GroupCategory) async throws(GroupsError) -> Undo {
    try await dataProvider.write(groups.map { .move($0, from: category, to: .joined) })
  }

  package func leave(group: Group) async throws(GroupsError) -> Undo {
    try await dataProvider.write(.delete(group)).undo
  }

  package func leave(groups: [GroupSummary], from category: GroupCategory) async throws(GroupsError) -> Undo {
    try await dataProvider.write(groups.map { .leave($0, from: category) })
  }
}
