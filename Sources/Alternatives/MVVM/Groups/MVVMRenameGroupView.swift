import Commands
import Texts
import TextUI

/// The screen for renaming a group: a field for the name.
struct MVVMRenameGroupView: TextView {
  private let viewModel: MVVMRenameGroupViewModel

  init(viewModel: MVVMRenameGroupViewModel) {
    self.viewModel = viewModel
  }

  var screen: Screen {
    let name = Field(name: "name", label: .groups(.name), value: viewModel.name, problem: viewModel.nameProblem) {
      viewModel.name = $0
    }
    let save = KeyCommand(
      "save", key: .enter, label: .groups(.save), help: .groups(.saveHelp),
      disabledReason: viewModel.saveDisabledReason, action: .nothing(viewModel.save))
    return Screen(
      path: "rename",
      title: .groups(.renameTitle),
      elements: [.field(name), .button(save)],
      commands: [save],
      notice: viewModel.notice)
  }
}
