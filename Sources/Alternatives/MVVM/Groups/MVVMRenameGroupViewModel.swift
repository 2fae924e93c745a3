import Changes
import Interactors
import Localization
import Models
import Observation
import Presenting
import Texts

/// The view model for renaming a group.
///
/// It fetches the group, and holds, checks and saves the typed name.
///
/// Owned by the page.
@Observable
package final class MVVMRenameGroupViewModel {
  private let fetched = FetchedModel<Group, GroupsError>()
  private var typedName: String?
  /// The group's name as the user last saw it: when typing began, or in a later error.
  ///
  /// Saving fails if the group has a different name by then.
  private var seenName: String?
  private let id: Group.ID
  private let dataProvider: any GroupDataProvider
  private let onSaved: () -> Void

  package init(group id: Group.ID, dataProvider: any GroupDataProvider, onSaved: @escaping () -> Void) {
    self.id = id
    self.dataProvider = dataProvider
    self.onSaved = onSaved
  }

  // MARK: On the screen

  /// The name typed so far; initially, the group's name.
  package var name: String {
    get { typedName ?? groupName }
    set {
      seenName = seenName ?? groupName
      typedName = newValue
    }
  }

  package var nameDisabledReason: Text? { fetched.state.disabledReason(gone: .groupGone) }

  /// The problem with the typed name; nil if there is none.
  package var nameProblem: Text? { typedName.flatMap(problem) }

  /// The title, with the group's name; a placeholder until the name is known.
  package var title: Text { fetched.state.value.map { .groups(.renameTitle(group: $0.name)) } ?? .groups(.rename) }

  package var notice: Notice? {
    if let notice = fetched.state.notice { return notice }
    guard let seenName, seenName != groupName else { return nil }
    return Notice(.warning, .groups(.renamedMeanwhile(to: groupName)))
  }

  package var isGone: Bool { fetched.state.failure == .groupGone }

  private var saveDisabledReason: Text? {
    nameDisabledReason ?? problem(withName: name)
      ?? (name == groupName ? .groups(.nameUnchanged) : nil)
  }

  // MARK: User actions

  package func fetchGroup() async {
    await fetched.fetch { () throws(GroupsError) in try await dataProvider.group(id) }
  }

  package var save: Command<Void> {
    let oldName = seenName ?? groupName
    return .reporting(disabled: saveDisabledReason) { [self] in
      let newName = try GroupName(checking: name).text
      do throws(GroupsError) {
        let (group, undo) = try await dataProvider.write(.rename(id, from: oldName, to: newName))
        onSaved()
        return Outcome(.groups(.renamed(group: oldName, to: group.name)), undo: undo)
      } catch {
        if case .renamedSince(let newerName) = error { seenName = newerName }
        throw error
      }
    }
  }

  // MARK: -

  private var groupName: String { fetched.state.value?.name ?? "" }

  private func problem(withName typed: String) -> Text? { GroupName.problem(with: typed)?.text }
}
