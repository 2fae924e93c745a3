import Fakes
import Localization
import Models
import Observation
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

/// The same view model in another view: a line of names instead of a list of rows.
@Observable
private final class BookNamesView: TextView {
  let work = Work()
  private let viewModel: BooksViewModel

  init(viewModel: BooksViewModel) {
    self.viewModel = viewModel
  }

  func load() {
    work.start { [viewModel] in await viewModel.fetchBooks() }
  }

  var screen: Screen {
    Screen(
      path: "names", title: viewModel.title,
      elements: [.text(viewModel.rows.map(\.name).joined(separator: ", ")), .text(viewModel.currentProgress)],
      commands: [])
  }
}

struct BookListStylesTests {
  @Test func `another kind of view takes no change of the view model`() async throws {
    let viewModel = BooksViewModel(interactor: BooksFakeInteractor(), coordinator: BooksFakeCoordinator())
    let lines = try await lines(of: BookNamesView(viewModel: viewModel))
    #expect(lines == "== Books ==\nCapitals, Irregular Verbs\n40% KNOWN\n\n")
  }
}
