import Fakes
import Interactors
import Localization
import Models
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

struct BooksViewTests {
  private let interactor = BooksFakeInteractor()
  private let coordinator = BooksFakeCoordinator()
  private let view: BooksView

  init() {
    view = BooksView(viewModel: BooksViewModel(interactor: interactor, coordinator: coordinator), strings: Strings(.en))
  }

  /// What a run with these lines writes.
  private func transcript(of input: String...) async throws -> String {
    let navigation = NavigationController()
    navigation.push(view)
    let play = Play(input, on: navigation)
    try await play.run()
    return play.transcript.text
  }

  @Test func `the progress stands above the books`() async throws {
    #expect(
      try await transcript() == """
        == Books ==
        40% KNOWN
        2 books
         1. Capitals (10 cards, 50% known) >
         2. Irregular Verbs (5 cards, 20% known) >


        """)
  }

  @Test func `without books it is said what to do`() async throws {
    interactor.stock = []
    #expect(try await transcript() == "== Books ==\n0% KNOWN\nNo books yet. Add one.\n\n")
    #expect(view.screen.enabledCommands == ["add", "sort age", "sort progress", "refresh", "back"])
  }

  @Test func `a list that could not be fetched says why`() async throws {
    interactor.failure = .store(StoreError(.busy, path: "x"))
    #expect(
      try await transcript().hasPrefix(
        "== Books ==\nError: Could not load. Another program keeps the store “x” busy. Try again. Refresh to try again.\n"
      ))
  }

  @Test func `a deletion is a line, once the books have been fetched again`() async throws {
    #expect(try await transcript(of: "delete 1", "refresh").hasSuffix("- Capitals (10 cards, 50% known)\n\n"))
  }

  @Test(arguments: [("study 2", BooksFakeCoordinator.Call.study("2")), ("add", .addBook), ("back", .dismissBooks)])
  func `a command leads where it is to lead`(line: String, call: BooksFakeCoordinator.Call) async throws {
    _ = try await transcript(of: line)
    #expect(coordinator.calls == [call])
  }

  @Test func `the first books to come are not told as news`() async throws {
    let list = try #require(view.screen.list)
    #expect(list.editsSince == nil)
    _ = try await transcript()
    #expect(view.screen.list?.editsSince?().isEmpty == true)
  }

  @Test func `a list that was shown keeps nothing alive`() async throws {
    let interactor = BooksFakeInteractor()
    await interactor.fetchBooks()
    var editsSince: (() -> [RowEdit])?
    weak var viewModel: BooksViewModel?
    do {
      let made = BooksViewModel(interactor: interactor, coordinator: coordinator)
      viewModel = made
      editsSince = BooksView(viewModel: made, strings: Strings(.en)).screen.list?.editsSince
    }
    #expect(viewModel == nil)
    #expect(editsSince?().isEmpty == true)
  }
}
