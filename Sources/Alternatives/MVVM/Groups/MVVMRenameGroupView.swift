import Navigation
import Presenting
import TextUI
import Texts

/// The screen for renaming a group: a field for the name.
struct MVVMRenameGroupView: TextView {
  let viewModel: MVVMRenameGroupViewModel

  var item: NavigationItem { NavigationItem(path: "rename", title: viewModel.title, presentation: .form) }

  var screen: Screen {
    let name = Field(
      name: "name", label: .groups(.name), value: viewModel.name, problem: viewModel.nameProblem,
      disabled: viewModel.nameDisabledReason
    ) {
      viewModel.name = $0
    }
    let save = KeyCommand(
      "save", key: .enter, label: .groups(.save), help: .groups(.saveHelp),
      viewModel.save)
    return Screen(
      elements: [.field(name)] + (viewModel.isGone ? [] : [.button(save)]),
      commands: [save],
      notice: viewModel.notice)
  }
}
