import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// The joined groups as a view model: it fetches them, and prepares what is shown.
///
/// Views observe the fetched groups. The view model has no other state.
///
/// Owned by the page.
package final class MVVMGroupsViewModel {
  private let fetched = FetchedModel<[GroupSummary], GroupsError>()
  private let dataProvider: any GroupDataProvider
  private let onOpen: (Group.ID) -> Void

  package init(dataProvider: any GroupDataProvider, onOpen: @escaping (Group.ID) -> Void) {
    self.dataProvider = dataProvider
    self.onOpen = onOpen
  }

  // MARK: On the screen

  package var groups: [GroupSummary] { fetched.state.value ?? [] }

  package var content: Content {
    Content(fetched.state) { groups in
      groups.isEmpty ? .empty(.groups(.noGroups(.joined))) : .loaded(.groups(.groupCount(groups.count)))
    }
  }

  package var notice: Notice? { fetched.state.notice }

  package var openDisabledReason: Text? { groups.isEmpty ? .shared(.noRows) : nil }

  // MARK: User actions

  package func fetchGroups() async {
    await fetched.fetch { () throws(GroupsError) in try await dataProvider.groupsList(of: .joined).groups }
  }

  package func open(_ group: GroupSummary) {
    onOpen(group.id)
  }
}
