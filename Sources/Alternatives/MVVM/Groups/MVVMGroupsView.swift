import Localization
import Models
import Navigation
import Presenting
import TextUI
import Texts

/// The joined groups in a list.
struct MVVMGroupsView: TextView {
  let viewModel: MVVMGroupsViewModel

  var item: NavigationItem { NavigationItem(path: "groups", title: .groups(.category(.joined)), presentation: .list) }

  var screen: Screen {
    let rows = viewModel.groups
    let list = RowList(count: rows.count, summary: viewModel.content.summary) { index in
      let group = rows[index]
      return Row(
        id: group.id, text: Text(verbatim: group.name), details: [.number(.groups(.memberCount(group.memberCount)))],
        values: ["members": .number(group.memberCount)], hasDisclosure: true)
    }
    let open = KeyCommand(
      "open", key: .enter, label: .groups(.open), help: .groups(.openHelp),
      Command<Int>(disabled: viewModel.openDisabledReason) { viewModel.open(try rows.row($0)) })
    return Screen(
      elements: viewModel.content.elements + [.list(list)],
      commands: [open, .refresh(viewModel.fetchGroups)],
      notice: viewModel.notice)
  }
}
