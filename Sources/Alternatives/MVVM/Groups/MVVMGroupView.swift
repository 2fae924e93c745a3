import Presenting
import Models
import Navigation
import Texts
import TextUI

/// A group's members in a list.
struct MVVMGroupView: TextView {
  let viewModel: MVVMGroupViewModel

  var item: NavigationItem { NavigationItem(path: viewModel.id, title: viewModel.name) }

  var screen: Screen {
    let members = viewModel.members
    let list = RowList(count: members.count, summary: viewModel.content.summary) { index in
      members[index].memberRow
    }
    let rename = KeyCommand(
      "rename", key: "n", label: .groups(.rename), help: .groups(.renameHelp),
      Command(disabled: viewModel.renameDisabledReason, action: viewModel.rename))
    let close = KeyCommand("close", key: "c", label: .groups(.dismiss), help: .groups(.dismissHelp), viewModel.close)
    return Screen(
      elements: viewModel.content.elements + [.list(list)] + (viewModel.isGone ? [.button(close)] : []),
      commands: [rename, .refresh(viewModel.fetchGroup)] + (viewModel.isGone ? [close] : []),
      notice: viewModel.notice)
  }
}
