import Models

/// Holds the groups of one category, and changes them through the data provider.
///
/// Owned by the view model.
package final class GroupsInteractor: GroupsInteractorProtocol {
  package var groupsList: Loadable<GroupsList, GroupsError> { list.state }
  package var groupsListDidChange: ObserverSet<Void> { list.didChange }

  private let list = Fetched<GroupsList, GroupsError>()
  private let dataProvider: any GroupDataProvider
  /// The category requested last, which is fetched again after a failure.
  private var wantedCategory = GroupCategory.joined

  package init(dataProvider: any GroupDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchGroups() async {
    let category = wantedCategory
    await list.fetch(try await dataProvider.groupsList(of: category))
  }

  package func fetchGroups(in category: GroupCategory) async {
    wantedCategory = category
    await fetchGroups()
  }

  package func createGroup(named name: String) async throws(GroupsError) {
    try await dataProvider.createGroup(GroupName(checking: name))
  }

  package func join(group: Group.ID) async throws(GroupsError) {
    try await dataProvider.join(group: group)
  }

  package func leave(group: Group.ID) async throws(GroupsError) {
    try await dataProvider.leave(group: group)
  }
}
