import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// A group as a view model, which fetches the group and prepares what is shown.
///
/// Views observe the fetched group. The view model has no other state.
///
/// Owned by the page.
package final class MVVMGroupViewModel {
  package let id: Group.ID
  private let fetched = FetchedModel<Group, GroupsError>()
  private let dataProvider: any GroupDataProvider
  /// Called to open the rename screen, and to close this screen.
  package let rename, close: () -> Void

  package init(
    group id: Group.ID, dataProvider: any GroupDataProvider, onRename: @escaping () -> Void,
    onClose: @escaping () -> Void
  ) {
    self.id = id
    self.dataProvider = dataProvider
    rename = onRename
    close = onClose
  }

  // MARK: On the screen

  /// The group's name, or a placeholder until it is known.
  package var name: Text { fetched.state.value.map { Text(verbatim: $0.name) } ?? .groups(.group) }

  package var people: [Participant] { shown.value?.participants ?? [] }

  package var content: Content {
    Content(shown) { .loaded(.groups(.people(in: $0, for: me))) }
  }

  package var notice: Notice? { fetched.state.notice }

  package var isGone: Bool { fetched.state.failure == .groupGone }

  package var renameDisabledReason: Text? {
    fetched.state.disabledReason(gone: .groupGone) ?? fetched.state.value?.reasonNotToChange(for: me)
  }

  package var me: User { dataProvider.me }

  // MARK: User actions

  package func fetchGroup() async {
    await fetched.fetch { () throws(GroupsError) in try await dataProvider.group(id) }
  }

  // MARK: -

  private var shown: LoadState<Group, GroupsError> { fetched.state.without(gone: .groupGone) }
}
