import Navigation
import TextUI
import Texts
import ViewModels

/// The second screen for adding a book: its number of cards.
///
/// It shares its view model with ``AddBookNameView``. The page of that view is below, and loads the data for both.
package struct AddBookCountView: TextView {
  private let viewModel: AddBookViewModel

  package init(viewModel: AddBookViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem {
    NavigationItem(path: "count", title: viewModel.cardCountTitle, presentation: .form, opensByPath: false)
  }

  package var screen: Screen {
    let count = Field(
      name: "count", label: .books(.cards), value: viewModel.cardCount, problem: viewModel.cardCountProblem
    ) { viewModel.cardCount = $0 }
    let create = KeyCommand("create", key: .enter, label: .books(.create), help: .books(.createHelp), viewModel.create)
    return Screen(
      elements: [.field(count), .button(create)],
      commands: [create])
  }
}
