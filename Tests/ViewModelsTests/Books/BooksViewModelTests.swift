import Fakes
import Interactors
import Models
import Testing
import ViewModels

struct BooksViewModelTests {
  private let interactor = BooksFakeInteractor()
  private let coordinator = BooksFakeCoordinator()
  private let viewModel: BooksViewModel

  init() async {
    viewModel = BooksViewModel(interactor: interactor, coordinator: coordinator)
    await viewModel.fetchBooks()
  }

  /// The article's test: of two books, one with 10 cards half known and one with 5 a fifth known, the second is deleted.
  @Test func `when a book is deleted, the progress is that of the others`() async throws {
    #expect(viewModel.currentProgress == "40% KNOWN")
    try await viewModel.deleteBook(at: 1)
    await viewModel.fetchBooks()
    #expect(viewModel.currentProgress == "50% KNOWN")
  }

  // MARK: What is shown

  @Test func `before the books are fetched there is no progress, and it is said that they are loaded`() {
    let viewModel = BooksViewModel(interactor: BooksFakeInteractor(), coordinator: coordinator)
    #expect(viewModel.currentProgress == "")
    #expect(viewModel.content == .loading("Loading…"))
    #expect(!viewModel.isLoaded)
    #expect(viewModel.rows.isEmpty)
  }

  @Test func `the progress is rounded down to a whole percent`() async {
    await show([.known(999, of: 1000, id: "1")])
    #expect(viewModel.currentProgress == "99% KNOWN")
  }

  @Test func `without books nothing is known, and it is said what to do`() async {
    await show([])
    #expect(viewModel.currentProgress == "0% KNOWN")
    #expect(viewModel.content == .empty("No books yet. Add one."))
  }

  @Test func `a row has a name, the number of cards and the progress in words`() async {
    await show([.known(1, of: 1, id: "7", name: "One"), .known(2, of: 3, id: "8", name: "Three"), .sampleEmpty])
    let rows = Array(viewModel.rows)
    #expect(rows.map(\.id) == ["7", "8", "3"])
    #expect(rows.map(\.name) == ["One", "Three", "Knots"])
    #expect(rows.map(\.cardCount) == ["1 card", "3 cards", "0 cards"])
    #expect(rows.map(\.progress) == ["100% known", "66% known", "0% known"])
    #expect(viewModel.content == .loaded("3 books"))
  }

  @Test func `a change of the books is seen without being told of`() {
    interactor.books = [.sample]
    #expect(viewModel.currentProgress == "50% KNOWN")
    #expect(viewModel.rows.count == 1)
  }

  @Test func `a fetch that fails keeps the rows and says why and what to do`() async {
    interactor.failure = .store(StoreError(.busy, path: "x"))
    await viewModel.fetchBooks()
    #expect(viewModel.rows.count == 2)
    #expect(viewModel.currentProgress == "40% KNOWN")
    #expect(viewModel.fetchFailure?.contains("busy") == true)
    #expect(viewModel.fetchFailure?.hasSuffix("Refresh to try again.") == true)
  }

  // MARK: Edits

  @Test func `rows that have not changed have no edits`() {
    #expect(viewModel.edits(since: viewModel.rows) == [])
  }

  @Test(
    arguments: [
      ([Book.sampleVerbs], [Edit.deletion(old: 0)]),
      ([.sample, .sampleVerbs, .sampleEmpty], [.insertion(new: 2)]),
      ([.known(6, of: 10, id: "1", name: "Capitals"), .sampleVerbs], [.update(old: 0, new: 0)]),
      ([.sampleVerbs, .sample], [.move(old: 1, new: 0)]),
      ([.sampleEmpty, .sample], [.deletion(old: 1), .insertion(new: 0)]),
      ([], [.deletion(old: 0), .deletion(old: 1)]),
    ])
  func `the edits lead from the rows as they were to the rows as they are`(books: [Book], edits: [Edit]) {
    let shown = viewModel.rows
    interactor.books = books
    #expect(viewModel.edits(since: shown) == edits)
  }

  @Test func `several changes since the rows were shown are told as one`() {
    let shown = viewModel.rows
    interactor.books = [.sample, .sampleVerbs, .sampleEmpty]
    interactor.books = [.sample]
    #expect(viewModel.edits(since: shown) == [.deletion(old: 1)])
  }

  @Test func `another order is told as moves`() {
    let shown = viewModel.rows
    viewModel.sortByProgress()
    #expect(viewModel.rows.map(\.id) == ["2", "1"])
    #expect(viewModel.edits(since: shown) == [.move(old: 1, new: 0)])
    viewModel.sortByAge()
    #expect(viewModel.edits(since: shown) == [])
  }

  @Test func `in the order of progress a book that is learnt moves`() {
    viewModel.sortByProgress()
    let shown = viewModel.rows
    interactor.books = [.sample, .known(4, of: 5, id: "2", name: "Irregular Verbs")]
    #expect(viewModel.edits(since: shown) == [.update(old: 0, new: 1), .move(old: 1, new: 0)])
  }

  // MARK: Deleting

  @Test func `deleting asks first`() async throws {
    coordinator.answer = false
    try await viewModel.deleteBook(at: 1)
    let question = Question(
      title: "Delete book", message: "Delete “Irregular Verbs” with its 5 cards?", confirm: "Delete",
      cancel: "Cancel")
    #expect(coordinator.calls == [.ask(question)])
    #expect(interactor.calls == [.fetchBooks])
  }

  @Test(arguments: [2, -1, .max, .min])
  func `a row that is not there is refused, and nothing changes`(row: Int) async {
    await #expect(throws: Refusal.self) { try await viewModel.deleteBook(at: row) }
    await #expect(throws: Refusal.self) { try await viewModel.studyBook(at: row) }
    #expect(coordinator.calls == [])
    #expect(interactor.calls == [.fetchBooks])
  }

  @Test func `the row that was seen is deleted, whichever stands there by then`() async throws {
    let delete = viewModel.deleteBook
    interactor.books = [.sampleVerbs, .sample]
    try await delete(at: 0)
    #expect(interactor.calls.last == .delete(Book.sample.id))
  }

  @Test func `without rows there is nothing to delete or study`() async {
    await show([])
    #expect(!viewModel.deleteBook.isEnabled)
    #expect(viewModel.studyBook.refusal == Refusal("There is no row here to choose."))
  }

  @Test func `what the store refuses is put into words`() async {
    interactor.failure = .bookGone
    await #expect(throws: Refusal("There is no such book, or no longer; nothing was changed. Go back to the books.")) {
      try await viewModel.deleteBook(at: 0)
    }
  }

  // MARK: Elsewhere

  @Test func `studying leads to the book in the row`() async throws {
    viewModel.sortByProgress()
    try await viewModel.studyBook(at: 0)
    #expect(coordinator.calls == [.study(Book.sampleVerbs.id)])
  }

  @Test(arguments: 0..<4)
  func `a book that was added is told of until the next command`(command: Int) async throws {
    coordinator.added = Book.sampleVerbs.id
    await viewModel.addBook()
    #expect(viewModel.news == "“Irregular Verbs” has been added.")
    switch command {
    case 0: try await viewModel.studyBook(at: 0)
    case 1: try await viewModel.deleteBook(at: 0)
    case 2: viewModel.sortByAge()
    default: viewModel.sortByProgress()
    }
    #expect(viewModel.news == nil)
  }

  @Test func `adding that comes to nothing is not told of`() async {
    await viewModel.addBook()
    #expect(coordinator.calls == [.addBook])
    #expect(viewModel.news == nil)
  }

  @Test func `leaving is the coordinator's`() {
    viewModel.dismissBooks()
    #expect(coordinator.calls == [.dismissBooks])
  }

  private func show(_ books: [Book]) async {
    interactor.stock = books
    await viewModel.fetchBooks()
  }
}
