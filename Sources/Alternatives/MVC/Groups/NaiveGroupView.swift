import Changes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import TextUI
import Texts

/// A group without the pattern: the view fetches it, shows it, and opens the rename screen.
///
/// Owned by the navigation stack.
package final class NaiveGroupView: TextPage {
  package let work = Work()
  private let group = FetchedModel<Group, GroupsError>()
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

  private func renameButtonPressed() {
    let above = place.above
    above.show(NaiveRenameGroupView(id, on: above, dataProvider))
  }

  private func closeButtonPressed() {
    place.leave()
  }

  package var item: NavigationItem {
    NavigationItem(path: id, title: group.state.value.map { Text(verbatim: $0.name) } ?? .groups(.group))
  }

  package var screen: Screen {
    let state = group.state
    let shown = state.without(gone: .groupGone)
    let people = shown.value?.participants ?? []
    let content = Content(shown) { .loaded(.groups(.people(in: $0, for: dataProvider.me))) }
    let list = RowList(
      count: people.count, summary: content.summary, values: people.values(for: dataProvider.me)
    ) { [dataProvider] index in
      people[index].row(for: dataProvider.me)
    }
    let notToChange = state.disabledReason(gone: .groupGone) ?? state.value?.reasonNotToChange(for: dataProvider.me)
    let rename = KeyCommand(
      "rename", key: "e", label: .groups(.rename), help: .groups(.renameHelp),
      Command(disabled: notToChange, action: renameButtonPressed))
    let close = KeyCommand("close", key: "c", label: .groups(.dismiss), help: .groups(.dismissHelp), closeButtonPressed)
    let isGone = state.failure == .groupGone
    return Screen(
      elements: content.elements + (isGone ? [.button(close)] : [.list(list)]),
      commands: [rename, .refresh(fetchGroup)] + (isGone ? [close] : []),
      notice: state.notice)
  }
}
