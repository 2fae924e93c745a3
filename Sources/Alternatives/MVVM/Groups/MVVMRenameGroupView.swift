import Commands
import Texts
import TextUI

/// The screen for renaming a group: a field for the name.
struct MVVMRenameGroupView: TextView {
  let viewModel: MVVMRenameGroupViewModel

  var screen: Screen {
    let name = Field(name: "name", label: .groups(.name), value: viewModel.name, problem: viewModel.nameProblem) {
      viewModel.name = $0
    }
    let save = KeyCommand(
      "save", key: .enter, label: .groups(.save), help: .groups(.saveHelp),
      viewModel.save)
    return Screen(
      path: "rename",
      title: viewModel.title,
      elements: [.field(name), .button(save)],
      commands: [save],
      notice: viewModel.notice,
      presentation: .form)
  }
}
