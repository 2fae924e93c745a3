import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The first screen for adding a book: its name.
///
/// It shares its view model with ``AddBookCountView``.
package struct AddBookNameView: TextView {
  private let viewModel: AddBookViewModel

  package init(viewModel: AddBookViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "add", title: .books(.addTitle), presentation: .form) }

  package var screen: Screen {
    let name = Field(name: "name", label: .books(.name), value: viewModel.name, problem: viewModel.nameProblem) {
      viewModel.name = $0
    }
    let ok = KeyCommand("ok", key: .enter, label: .books(.ok), help: .books(.okHelp), viewModel.ok)
    return Screen(
      elements: [.field(name), .button(ok)],
      commands: [ok, .refresh(viewModel.fetchNames)],
      notice: viewModel.notice)
  }
}
