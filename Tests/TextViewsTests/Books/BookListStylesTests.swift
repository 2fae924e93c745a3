import Fakes
import Localization
import Navigation
import Testing
import TextUI
import TextViews
import Texts
import ViewModels

/// The same view model in another view: a line of names instead of a list of rows.
private struct BookNamesView: TextView {
  let viewModel: BooksViewModel

  init(viewModel: BooksViewModel) {
    self.viewModel = viewModel
  }

  var item: NavigationItem { NavigationItem(path: "names", title: .books(.title)) }

  var screen: Screen {
    let names = viewModel.rows?.map(\.name).joined(separator: ", ") ?? ""
    return Screen(
      elements: [.text(names), .text(viewModel.currentProgress?.text ?? "")],
      commands: [])
  }
}

struct BookListStylesTests {
  @Test func `the books can be shown by another kind of view without a change to the view model`() async throws {
    let viewModel = BooksViewModel(interactor: BooksFakeInteractor(), coordinator: BooksFakeCoordinator())
    let text = try await lines(of: BookNamesView.self, viewModel)
    #expect(text == "== Books ==\nCapitals, Irregular Verbs\n40% KNOWN\n\n")
  }
}
