import Changes
import Fakes
import Interactors
import Models
import Navigation
import Testing
import TextUI
import TextViews
import Texts
import ViewModels

struct StudyViewTests {
  private let interactor = StudyFakeInteractor()

  private var viewModel: StudyViewModel { StudyViewModel(interactor: interactor) }
  private var screen: Screen { StudyView(viewModel: viewModel).screen }

  @Test func `the share of known cards is shown`() async throws {
    let shown = try await lines(of: StudyView.self, viewModel)
    #expect(
      shown == """
        == Capitals ==
        50% KNOWN
        5 of 10 cards known


        """)
  }

  @Test func `the path of the screen is the book's id`() {
    #expect(StudyView(viewModel: viewModel).item.path == Book.sample.id)
  }

  @Test(
    arguments: [
      (.loaded(.sample), ["know", "forget", "refresh"]), (.loaded(.sampleEmpty), ["refresh"]),
      (.loaded(.known(0, of: 3, id: "1")), ["know", "refresh"]), (.loading(last: nil), ["refresh"]),
      (.failed(.bookGone, last: .sample), ["refresh"]),
    ] as [(LoadState<Book, BooksError>, [String])])
  func `only the commands that can succeed are enabled`(book: LoadState<Book, BooksError>, commands: [String]) {
    interactor.book = book
    #expect(screen.enabledCommands == commands)
  }

  @Test func `a number is checked while it is typed`() {
    interactor.problem = .noCards
    #expect(screen.commands.compactMap { $0.problem("0") } == [.books(.noCards), .books(.noCards)])
  }

  @Test func `a deleted book is shown as an error`() async throws {
    interactor.book = .failed(.bookGone, last: nil)
    let shown = try await lines(of: StudyView.self, viewModel)
    #expect(
      shown == """
        == Book ==
        Error: There is no such book, or it has been deleted.


        """)
  }
}
