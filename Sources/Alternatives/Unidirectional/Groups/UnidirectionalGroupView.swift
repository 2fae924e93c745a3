import Models
import Navigation
import Presenting
import TextUI
import Texts

/// The members of a group, and the people invited to it, in a list.
///
/// The view is a function of the state, and sends actions.
struct UnidirectionalGroupView: TextView {
  private let store: Store<GroupFeature.State, GroupFeature.Action, GroupFeature.Effect>

  init(viewModel store: Store<GroupFeature.State, GroupFeature.Action, GroupFeature.Effect>) {
    self.store = store
  }

  var item: NavigationItem { NavigationItem(path: store.state.id, title: store.state.name) }

  var screen: Screen {
    let state = store.state
    let list = RowList(
      count: state.people.count, summary: state.content.summary, values: state.people.values(for: state.me)
    ) { index in
      state.people[index].row(for: state.me)
    }
    let rename = KeyCommand(
      "rename", key: "e", label: .groups(.rename), help: .groups(.renameHelp),
      Command(disabled: state.renameDisabledReason) { await store.send(.rename) })
    let close = KeyCommand(
      "close", key: "c", label: .groups(.dismiss), help: .groups(.dismissHelp)
    ) { await store.send(.close) }
    return Screen(
      elements: state.content.elements + (state.isGone ? [.button(close)] : [.list(list)]),
      commands: [rename, .refresh { await store.send(.fetch) }] + (state.isGone ? [close] : []),
      notice: state.notice)
  }
}
