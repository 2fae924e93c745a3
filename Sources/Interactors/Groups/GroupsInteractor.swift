import Changes
import Models

/// Holds the groups of one category, and changes them through the data provider.
///
/// Owned by the view model.
package final class GroupsInteractor: GroupsInteractorProtocol {
  /// The maximum number of groups to fetch until all are requested.
  package static let firstLimit = 200

  package var groupsList: LoadState<GroupsList, GroupsError> { list.state }
  package let groupsListDidChange = ObserverSet<Void>()

  private let list = FetchedModel<GroupsList, GroupsError>()
  private let dataProvider: any GroupDataProvider
  /// The category requested last.
  ///
  /// It is fetched even if ``groupsList`` still holds another category.
  private var wantedCategory = GroupCategory.joined
  private var limit = GroupsInteractor.firstLimit

  package init(dataProvider: any GroupDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchGroups() async {
    let category = wantedCategory
    let limit = limit
    await list.fetch(notifying: groupsListDidChange) { () throws(GroupsError) in
      try await dataProvider.groupsList(of: category, limit: limit)
    }
  }

  package func fetchGroups(in category: GroupCategory) async {
    wantedCategory = category
    limit = Self.firstLimit
    await fetchGroups()
  }

  package func fetchAllGroups() async {
    limit = .max
    await fetchGroups()
  }

  package func problem(withName typed: String) -> GroupsError? { GroupName.problem(with: typed) }

  package func createGroup(named name: String) async throws(GroupsError) -> (group: Group, undo: Undo) {
    try await dataProvider.write(.create(GroupName(checking: name), by: dataProvider.me))
  }

  package func join(groups: [GroupSummary], from category: GroupCategory) async throws(GroupsError) -> Undo {
    try await dataProvider.write(groups.map { .move(dataProvider.me, in: $0.id, from: category, to: .joined) }).undo
  }

  package func leave(
    groups: [GroupSummary], from category: GroupCategory
  ) async throws(GroupsError) -> (deleted: [GroupSummary], undo: Undo) {
    let me = dataProvider.me
    let (deleted, undo) = try await dataProvider.write(groups.map { .move(me, in: $0.id, from: category, to: nil) })
    return (groups.filter { deleted.contains($0.id) }, undo)
  }
}
