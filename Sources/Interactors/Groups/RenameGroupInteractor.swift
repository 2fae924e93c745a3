import Models
import Observation

/// Holds the group to rename, validates names, and renames the group through the data provider.
///
/// Owned by the view model.
package final class RenameGroupInteractor: RenameGroupInteractorProtocol {
  package var group: Loadable<Group, GroupsError> { fetched.state }

  private let fetched = Fetched<Group, GroupsError>()
  private let id: Group.ID
  private let dataProvider: any GroupDataProvider

  package init(group id: Group.ID, dataProvider: any GroupDataProvider) {
    self.id = id
    self.dataProvider = dataProvider
  }

  package func fetchGroup() async {
    await fetched.fetch(try await dataProvider.group(id))
  }

  package func problem(withName typed: String) -> GroupsError? { GroupName.problem(with: typed) }

  package func rename(to typed: String) async throws(GroupsError) {
    try await dataProvider.rename(group: id, to: GroupName(checking: typed))
  }
}
