package import Localization
import Observation
package import TextUI
package import ViewModels

/// The second screen on which a book is added: how many cards it has.
///
/// Owned by the navigation stack. It shares its view model with ``AddBookNameView``, which is below it and loads for both.
///
/// Seed 002.
@Observable
package final class AddBookCountView: TextView {
  package let work = Work()
  private let viewModel: AddBookViewModel
  private let strings: Strings

  package init(viewModel: AddBookViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package var screen: Screen {
    let count = Field(name: "count", label: viewModel.cardCountLabel, value: viewModel.cardCount) { [viewModel] in
      viewModel.cardCount = $0
    }
    let create = KeyCommand("create", key: .enter, help: strings(BooksCommandText.create), viewModel.create)
    return Screen(
      path: "count",
      title: viewModel.cardCountTitle,
      elements: [.field(count)] + (viewModel.cardCountProblem.map { [.text($0)] } ?? [])
        + [.button(Button(label: viewModel.createLabel, command: create))],
      commands: [
        create,
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.changeName)),
      ])
  }
}
