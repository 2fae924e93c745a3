package import Localization
import Observation
package import TextUI
package import ViewModels

/// The first screen on which a book is added: its name.
///
/// Owned by the navigation stack. It shares its view model with ``AddBookCountView``.
///
/// Seed 002.
@Observable
package final class AddBookNameView: TextView {
  package let work = Work()
  private let viewModel: AddBookViewModel
  private let strings: Strings

  package init(viewModel: AddBookViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package func load() {
    work.start { [viewModel] in await viewModel.fetchNames() }
  }

  package var screen: Screen {
    let name = Field(name: "name", label: viewModel.nameLabel, value: viewModel.name) { [viewModel] in
      viewModel.name = $0
    }
    let ok = KeyCommand("ok", key: .enter, help: strings(BooksCommandText.ok), viewModel.ok)
    return Screen(
      path: "add",
      title: viewModel.title,
      elements: [.field(name)] + (viewModel.nameProblem.map { [.text($0)] } ?? [])
        + [.button(Button(label: viewModel.okLabel, command: ok))],
      commands: [
        ok, KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.cancel)),
      ])
  }
}
