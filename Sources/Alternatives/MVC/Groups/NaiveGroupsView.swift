import Changes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import TextUI
import Texts

/// The joined groups without the pattern: the view fetches, shows and opens them.
///
/// Owned by the navigation stack.
package final class NaiveGroupsView: TextPage {
  package let work = Work()
  private let groups = FetchedModel<[GroupSummary], GroupsError>()
  private let place: Place
  private let dataProvider: any GroupDataProvider

  package init(on place: Place, _ dataProvider: any GroupDataProvider) {
    self.place = place
    self.dataProvider = dataProvider
    dataProvider.groupsDidChange.add(self) { view in view.load() }
  }

  package func load() {
    work.start(fetchGroups)
  }

  private func fetchGroups() async {
    await groups.fetch { () throws(GroupsError) in try await dataProvider.groupsList(of: .joined).groups }
  }

  private func rowSelected(_ group: GroupSummary) {
    let above = place.above
    above.show(NaiveGroupView(group.id, on: above, dataProvider))
  }

  package var item: NavigationItem {
    NavigationItem(path: "groups", title: .groups(.category(.joined)), presentation: .list)
  }

  package var screen: Screen {
    let rows = groups.state.value ?? []
    let content = Content(groups.state) { groups in
      groups.isEmpty ? .empty(.groups(.noGroups(.joined))) : .loaded(.groups(.groupCount(groups.count)))
    }
    let list = RowList(count: rows.count, summary: content.summary) { index in
      let group = rows[index]
      return Row(
        id: group.id, text: Text(verbatim: group.name), details: [.number(.groups(.memberCount(group.memberCount)))],
        values: ["members": .number(group.memberCount)], hasDisclosure: true)
    }
    let open = KeyCommand(
      "open", key: .enter, label: .groups(.open), help: .groups(.openHelp),
      Command<Int>(disabled: rows.isEmpty ? .shared(.noRows) : nil) { self.rowSelected(try rows.row($0)) })
    return Screen(
      elements: content.elements + [.list(list)],
      commands: [open, .refresh(fetchGroups)],
      notice: groups.state.notice)
  }
}
