import Changes
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Testing
import TextUI
import TextUISupport
import TextViews
import Texts
import ViewModels

struct BooksViewTests {
  private let interactor = BooksFakeInteractor()
  private let coordinator = BooksFakeCoordinator()
  private let viewModel: BooksViewModel

  init() {
    viewModel = BooksViewModel(interactor: interactor, coordinator: coordinator)
  }

  private var screen: Screen { BooksView(viewModel: viewModel).screen }

  /// Returns the output of a run with these lines, on a separate stack.
  private func transcript(of input: String...) async throws -> String {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(BooksView.self, viewModel))
    let play = Play(input, on: navigation)
    try await play.run()
    return play.transcript.text
  }

  @Test func `the progress is shown above the books`() async throws {
    #expect(
      try await transcript() == """
        == Books ==
        40% KNOWN
        By age
        2 books
         1. Capitals (10 cards, 50% known)
         2. Irregular Verbs (5 cards, 20% known)


        """)
  }

  @Test func `the screen shows that it is loading`() {
    interactor.books = .loading(last: nil)
    #expect(screen.showsProgress)
    #expect(screen.list?.count == 0)
  }

  @Test func `without books, the screen advises the user to add one`() async throws {
    interactor.books = .loaded([])
    #expect(try await transcript() == "== Books ==\n0% KNOWN\nNo books yet. Add one.\n\n")
    #expect(screen.enabledCommands == ["add", "sort age", "sort progress", "refresh"])
  }

  @Test func `only the commands that can succeed are enabled`() {
    #expect(screen.enabledCommands == ["study", "add", "delete", "sort age", "sort progress", "refresh"])
  }

  @Test func `if a fetch fails, the screen keeps the books and shows the error, with advice on how to try again`()
    async throws
  {
    interactor.books = .failed(.store(StoreError(.busy, path: "x")), last: [.sample])
    #expect(
      try await transcript() == """
        == Books ==
        50% KNOWN
        By age
        1 book
         1. Capitals (10 cards, 50% known)
        Error: Could not load. Another program is using the store “x”. Try again with “refresh”.


        """)
  }

  @Test(arguments: [("study 2", BooksFakeCoordinator.Call.study("2")), ("add", .addBook)])
  func `a command opens the right screen`(line: String, call: BooksFakeCoordinator.Call) async throws {
    _ = try await transcript(of: line)
    #expect(coordinator.calls == [call])
  }

  // MARK: Edits

  @Test func `each edit contains the current row, or the last known content of a deleted row`() throws {
    interactor.books = .loaded([.sample, .sampleVerbs, .sampleEmpty])
    let editsSince = try #require(screen.list?.editsSince)
    interactor.books = .loaded([
      .sampleEmpty, .known(6, of: 10, id: "1", name: "Capitals"), .known(0, of: 1, id: "9", name: "Rivers"),
    ])
    let edits = editsSince()
    #expect(edits.map(\.kind) == [.update, .deletion, .move, .insertion])
    #expect(edits.map(\.row?.id) == ["1", "2", "3", "9"])
    #expect(edits.first?.row?.detail == "\(.books(.cardCount(10))), \(.books(.bookProgress(percent: 60)))")
  }

  @Test func `when the first books arrive, the view shows no edits`() throws {
    interactor.books = .loading(last: nil)
    #expect(screen.list?.editsSince == nil)
    interactor.books = .loaded([.sample])
    let editsSince = try #require(screen.list?.editsSince)
    #expect(editsSince().isEmpty)
  }

  @Test func `a list that was shown does not keep its view model alive`() {
    var editsSince: (() -> [RowEdit])?
    weak var viewModel: BooksViewModel?
    do {
      let made = BooksViewModel(interactor: interactor, coordinator: coordinator)
      viewModel = made
      editsSince = BooksView(viewModel: made).screen.list?.editsSince
    }
    #expect(viewModel == nil)
    #expect(editsSince?().isEmpty == true)
  }
}
