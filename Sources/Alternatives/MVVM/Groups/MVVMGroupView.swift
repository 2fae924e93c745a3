import Models
import Navigation
import Presenting
import TextUI
import Texts

/// The members of a group, and the people invited to it, in a list.
struct MVVMGroupView: TextView {
  let viewModel: MVVMGroupViewModel

  var item: NavigationItem { NavigationItem(path: viewModel.id, title: viewModel.name) }

  var screen: Screen {
    let people = viewModel.people
    let list = RowList(
      count: people.count, summary: viewModel.content.summary, values: people.values(for: viewModel.me)
    ) { index in
      people[index].row(for: viewModel.me)
    }
    let rename = KeyCommand(
      "rename", key: "e", label: .groups(.rename), help: .groups(.renameHelp),
      Command(disabled: viewModel.renameDisabledReason, action: viewModel.rename))
    let close = KeyCommand("close", key: "c", label: .groups(.dismiss), help: .groups(.dismissHelp), viewModel.close)
    return Screen(
      elements: viewModel.content.elements + [.list(list)] + (viewModel.isGone ? [.button(close)] : []),
      commands: [rename, .refresh(viewModel.fetchGroup)] + (viewModel.isGone ? [close] : []),
      notice: viewModel.notice)
  }
}
