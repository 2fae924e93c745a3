import Models
import Observing

/// Holds the groups of one category, and changes them through the data provider.
///
/// Owned by the view model.
package final class GroupsInteractor: GroupsInteractorProtocol {
  package var groupsList: LoadState<GroupsList, GroupsError> { list.state }
  package var groupsListDidChange: ObserverSet<Void> { list.didChange }

  package private(set) var lastChange: GroupsChange? { didSet { groupsListDidChange.notify() } }

  private let list = FetchedModel<GroupsList, GroupsError>()
  private let dataProvider: any GroupDataProvider
  /// The category requested last, which is fetched again after a failure.
  private var wantedCategory = GroupCategory.joined

  package init(dataProvider: any GroupDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchGroups() async {
    let category = wantedCategory
    await list.fetch { () throws(GroupsError) in try await dataProvider.groupsList(of: category) }
  }

  package func fetchGroups(in category: GroupCategory) async {
    (wantedCategory, lastChange) = (category, nil)
    await fetchGroups()
  }

  package func problem(withName typed: String) -> GroupsError? { GroupName.problem(with: typed) }

  package func createGroup(named name: String) async throws(GroupsError) {
    lastChange = .created(try await dataProvider.createGroup(GroupName(checking: name)))
  }

  package func join(group: Group.ID) async throws(GroupsError) {
    let change = change(of: group, GroupsChange.joined)
    try await dataProvider.join(group: group)
    lastChange = change
  }

  package func leave(group: Group.ID) async throws(GroupsError) {
    let change = change(of: group, GroupsChange.left)
    try await dataProvider.leave(group: group)
    lastChange = change
  }

  /// Returns a change of a group of the list; nil if it is not there.
  private func change(of id: Group.ID, _ make: (GroupSummary, GroupCategory) -> GroupsChange) -> GroupsChange? {
    guard let list = groupsList.value, let group = list.groups.first(where: { $0.id == id }) else { return nil }
    return make(group, list.groupsCategory)
  }
}
