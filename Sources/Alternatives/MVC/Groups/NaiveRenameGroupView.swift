import Changes
import Interactors
import Localization
import Models
import Navigation
import Observation
import Presenting
import TextUI
import Texts

/// The rename screen without the pattern.
///
/// The view fetches the group, and checks and saves the typed name.
///
/// Owned by the navigation stack.
@Observable
package final class NaiveRenameGroupView: TextPage {
  package let work = Work()
  private let group = FetchedModel<Group, GroupsError>()
  private var typedName: String?
  /// The group's name as the user last saw it: when typing began, or in a later error.
  ///
  /// Saving fails if the group has a different name by then.
  private var seenName: String?
  private let id: Group.ID
  private let place: Place
  private let dataProvider: any GroupDataProvider

  package init(_ id: Group.ID, on place: Place, _ dataProvider: any GroupDataProvider) {
    self.id = id
    self.place = place
    self.dataProvider = dataProvider
    dataProvider.groupsDidChange.add(self) { view in view.load() }
  }

  package func load() {
    work.start(fetchGroup)
  }

  private func fetchGroup() async {
    await group.fetch { () throws(GroupsError) in try await dataProvider.group(id) }
  }

  private func saveButtonPressed(oldName: String) async throws(GroupsError) -> Outcome {
    let name = try GroupName(checking: currentName).text
    do throws(GroupsError) {
      let (group, undo) = try await dataProvider.write(.rename(id, from: oldName, to: name))
      place.leave()
      return Outcome(.groups(.renamed(group: oldName, to: group.name)), undo: undo)
    } catch {
      if case .renamedSince(let newName) = error { seenName = newName }
      throw error
    }
  }

  private var notice: Notice? {
    if let notice = group.state.notice { return notice }
    guard let seenName, let name = group.state.value?.name, seenName != name else { return nil }
    return Notice(.warning, .groups(.renamedMeanwhile(to: name)))
  }

  private var currentName: String { typedName ?? group.state.value?.name ?? "" }

  private func problem(withName typed: String) -> Text? { GroupName.problem(with: typed)?.text }

  package var item: NavigationItem {
    NavigationItem(
      path: "rename", title: group.state.value.map { .groups(.renameTitle(group: $0.name)) } ?? .groups(.rename),
      presentation: .form)
  }

  package var screen: Screen {
    let state = group.state
    let groupName = state.value?.name ?? ""
    let disabledReason = state.disabledReason(gone: .groupGone)
    let field = Field(
      name: "name", label: .groups(.name), value: currentName, problem: typedName.flatMap(problem),
      disabled: disabledReason
    ) { typed in
      self.seenName = self.seenName ?? groupName
      self.typedName = typed
    }
    let oldName = seenName ?? groupName
    let unchanged: Text? = currentName == groupName ? .groups(.nameUnchanged) : nil
    let save = KeyCommand(
      "save", key: .enter, label: .groups(.save), help: .groups(.saveHelp),
      .reporting(disabled: disabledReason ?? problem(withName: currentName) ?? unchanged) {
        try await self.saveButtonPressed(oldName: oldName)
      })
    return Screen(
      elements: [.field(field)] + (state.failure == .groupGone ? [] : [.button(save)]),
      commands: [save],
      notice: notice)
  }
}
