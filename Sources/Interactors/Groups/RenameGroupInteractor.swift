import Changes
import Models
import Observation

/// Holds the group to rename, validates names, and renames it through the data provider.
///
/// Owned by the view model.
package final class RenameGroupInteractor: RenameGroupInteractorProtocol {
  package var group: LoadState<Group, GroupsError> { fetched.state }

  private let fetched = FetchedModel<Group, GroupsError>()
  private let id: Group.ID
  private let dataProvider: any GroupDataProvider

  package init(group id: Group.ID, dataProvider: any GroupDataProvider) {
    self.id = id
    self.dataProvider = dataProvider
  }

  package func fetchGroup() async {
    await fetched.fetch { () throws(GroupsError) in try await dataProvider.group(id) }
  }

  package func problem(withName typed: String) -> GroupsError? { GroupName.problem(with: typed) }

  package func rename(to typed: String, from oldName: String) async throws(GroupsError) -> (group: Group, undo: Undo) {
    try await dataProvider.write(.rename(id, from: oldName, to: GroupName(checking: typed).text))
  }
}
