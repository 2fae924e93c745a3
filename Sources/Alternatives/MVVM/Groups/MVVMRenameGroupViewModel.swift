import Commands
import Interactors
import Localization
import Models
import Observation
import Observing
import Texts

/// Renaming a group as a view model: it fetches the group, holds and checks what is typed, and saves it.
///
/// Owned by the page.
@Observable
package final class MVVMRenameGroupViewModel {
  private let fetched = FetchedModel<Group, GroupsError>()
  private var typedName: String?
  private let id: Group.ID
  private let dataProvider: any GroupDataProvider
  private let onSaved: () -> Void

  package init(group id: Group.ID, dataProvider: any GroupDataProvider, onSaved: @escaping () -> Void) {
    self.id = id
    self.dataProvider = dataProvider
    self.onSaved = onSaved
  }

  // MARK: What is shown

  /// The name typed so far; initially, the group's name.
  package var name: String {
    get { typedName ?? fetched.state.value?.name ?? "" }
    set { typedName = newValue }
  }

  /// What is wrong with the typed name; nil if nothing is.
  package var nameProblem: Text? { typedName.flatMap(problem) }

  package var notice: Notice? { fetched.state.notice }

  /// Why the name cannot be saved; nil if it can.
  package var saveDisabledReason: Text? {
    fetched.state.disabledReason(gone: .groupGone) ?? problem(withName: name)
      ?? (name == fetched.state.value?.name ? .groups(.nameUnchanged) : nil)
  }

  // MARK: What the user does

  package func fetchGroup() async {
    await fetched.fetch { () throws(GroupsError) in try await dataProvider.group(id) }
  }

  package func save() async throws(CommandError) {
    do {
      try await dataProvider.rename(group: id, to: GroupName(checking: name))
    } catch {
      throw CommandError(error)
    }
    onSaved()
  }

  // MARK: -

  private func problem(withName typed: String) -> Text? { GroupName.problem(with: typed)?.text }
}
