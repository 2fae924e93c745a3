import Models
import Changes

/// Holds one group, and changes its members through the data provider.
///
/// Owned by the view model.
package final class GroupInteractor: GroupInteractorProtocol {
  package var group: LoadState<Group, GroupsError> { fetched.state }
  package let groupMembersDidChange = ObserverSet<Void>()

  package let id: Group.ID
  private let fetched = FetchedModel<Group, GroupsError>()
  private let dataProvider: any GroupDataProvider

  package init(group id: Group.ID, dataProvider: any GroupDataProvider) {
    self.id = id
    self.dataProvider = dataProvider
  }

  package func fetchGroup() async {
    await fetched.fetch(notifying: groupMembersDidChange) { () throws(GroupsError) in try await dataProvider.group(id) }
  }

  package func add(user: User) async throws(GroupsError) -> Undo {
    try await dataProvider.write(.add(user, to: id)).undo
  }

  package func remove(users: [User]) async throws(GroupsError) -> Undo {
    try await dataProvider.write(users.map { .remove($0, from: id) })
  }
}
