import Localization
import Models
import Navigation
import Presenting
import TextUI
import Texts

/// The joined groups in a list.
///
/// The view is a function of the state, and sends actions.
struct UnidirectionalGroupsView: TextView {
  private let store: Store<GroupsFeature.State, GroupsFeature.Action, GroupsFeature.Effect>

  init(viewModel store: Store<GroupsFeature.State, GroupsFeature.Action, GroupsFeature.Effect>) {
    self.store = store
  }

  var item: NavigationItem { NavigationItem(path: "groups", title: .groups(.category(.joined)), presentation: .list) }

  var screen: Screen {
    let state = store.state
    let rows = state.groups
    let list = RowList(count: rows.count, summary: state.content.summary) { index in
      let group = rows[index]
      return Row(
        id: group.id, text: Text(verbatim: group.name), details: [.number(.groups(.memberCount(group.memberCount)))],
        values: ["members": .number(group.memberCount)], hasDisclosure: true)
    }
    let open = KeyCommand(
      "open", key: .enter, label: .groups(.open), help: .groups(.openHelp),
      Command<Int>(disabled: state.openDisabledReason) { await store.send(.open(try rows.row($0).id)) })
    return Screen(
      elements: state.content.elements + [.list(list)],
      commands: [open, .refresh { await store.send(.fetch) }],
      notice: state.notice)
  }
}
