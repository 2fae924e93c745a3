import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The screen for renaming a group: a field for the name.
package struct RenameGroupView: TextView {
  private let viewModel: RenameGroupViewModel

  package init(viewModel: RenameGroupViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "rename", title: viewModel.title, presentation: .form) }

  package var screen: Screen {
    let name = Field(
      name: "name", label: .groups(.name), value: viewModel.name, problem: viewModel.nameProblem,
      disabled: viewModel.nameDisabledReason
    ) {
      viewModel.name = $0
    }
    let save = KeyCommand("save", key: .enter, label: .groups(.save), help: .groups(.saveHelp), viewModel.save)
    return Screen(
      elements: [.field(name)] + (viewModel.isGone ? [] : [.button(save)]),
      commands: [save],
      notice: viewModel.notice)
  }
}
