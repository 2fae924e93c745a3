import Commands
import Interactors
import Localization
import Models
import Observation
import Observing
import Texts
import TextUI

/// Renaming a group without the pattern: the view fetches it, checks what is typed, and saves it.
///
/// Owned by the navigation stack.
@Observable
package final class NaiveRenameGroupView: AnyPage {
  package let work = Work()
  private let group = FetchedModel<Group, GroupsError>()
  private var typedName: String?
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

  private func saveButtonPressed() async throws(CommandError) {
    do {
      try await dataProvider.rename(group: id, to: GroupName(checking: currentName))
    } catch {
      throw CommandError(error)
    }
    place.leave()
  }

  private var currentName: String { typedName ?? group.state.value?.name ?? "" }

  private func problem(withName typed: String) -> Text? { GroupName.problem(with: typed)?.text }

  package var screen: Screen {
    let state = group.state
    let field = Field(
      name: "name", label: .groups(.name), value: currentName, problem: typedName.flatMap(problem)
    ) { self.typedName = $0 }
    let unchanged: Text? = currentName == state.value?.name ? .groups(.nameUnchanged) : nil
    let save = KeyCommand(
      "save", key: .enter, label: .groups(.save), help: .groups(.saveHelp),
      disabledReason: state.disabledReason(gone: .groupGone) ?? problem(withName: currentName) ?? unchanged,
      action: .nothing(saveButtonPressed))
    return Screen(
      path: "rename",
      title: .groups(.renameTitle),
      elements: [.field(field), .button(save)],
      commands: [save],
      notice: state.notice)
  }
}
