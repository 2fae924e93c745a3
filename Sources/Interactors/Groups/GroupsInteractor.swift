package import Models

/// Holds the model of the groups overview and deals with the data provider.
///
/// Owned by the view model.
///
/// Seed 001.
package final class GroupsInteractor: GroupsInteractorProtocol {
  package let groupsListDidChange = ObserverSet<Void>()
  package private(set) var groupsList = GroupsList(groups: [], groupsCategory: .joined)
  package private(set) var fetch = Fetch<GroupsError>.notStarted

  private let dataProvider: any GroupDataProvider
  /// The category that was asked for last: after a failure, the one to try again.
  private var wantedCategory = GroupCategory.joined
  private var requests = Requests()

  package init(dataProvider: any GroupDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchGroups() async {
    let request = requests.begin()
    let category = wantedCategory
    if fetch != .finished {
      update(groupsList, .running)
    }
    let outcome: (GroupsList, Fetch<GroupsError>)
    do {
      let groups = try await dataProvider.groups(in: category)
      outcome = (GroupsList(groups: groups, groupsCategory: category), .finished)
    } catch {
      outcome = (groupsList, .failed(error))
    }
    guard requests.wants(request) else { return }
    update(outcome.0, outcome.1)
  }

  package func fetchGroups(in category: GroupCategory) async {
    wantedCategory = category
    await fetchGroups()
  }

  package func createGroup(named name: String) async throws(GroupsError) {
    let groupName: GroupName
    do {
      groupName = try GroupName(name)
    } catch {
      throw .invalidName(error)
    }
    try await dataProvider.createGroup(groupName)
  }

  package func join(group: Group.ID) async throws(GroupsError) {
    try await dataProvider.join(group: group)
  }

  package func leave(group: Group.ID) async throws(GroupsError) {
    try await dataProvider.leave(group: group)
  }

  private func update(_ newList: GroupsList, _ newFetch: Fetch<GroupsError>) {
    guard (newList, newFetch) != (groupsList, fetch) else { return }
    (groupsList, fetch) = (newList, newFetch)
    groupsListDidChange.notify()
  }
}
