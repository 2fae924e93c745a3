import Changes
import Fakes
import Interactors
import Lists
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct BooksViewModelTests {
  private let interactor = BooksFakeInteractor()
  private let coordinator = BooksFakeCoordinator()
  private let viewModel: BooksViewModel

  init() {
    viewModel = BooksViewModel(interactor: interactor, coordinator: coordinator)
  }

  /// The article's test: of two books, one with 10 cards half known and one with 5 a fifth known, the second is deleted.
  @Test func `when a book is deleted, the progress covers only the other books`() async throws {
    #expect(viewModel.currentProgress?.percent == 40)
    try await viewModel.deleteBook([1])
    interactor.books = .loaded([.sample])
    #expect(viewModel.currentProgress?.percent == 50)
  }

  // MARK: On the screen

  @Test func `before the books are fetched, there is no progress and no row`() {
    interactor.books = .loading(last: nil)
    #expect(viewModel.currentProgress == nil)
    #expect(viewModel.content == .loading(.shared(.loading)))
    #expect(viewModel.rows == nil)
  }

  @Test func `fetching calls the interactor`() async {
    await viewModel.fetchBooks()
    #expect(interactor.calls == [.fetchBooks])
  }

  @Test func `the progress is rounded down to a whole percent`() {
    interactor.books = .loaded([.known(999, of: 1000, id: "1")])
    #expect(viewModel.currentProgress?.percent == 99)
  }

  @Test func `without books, the progress is zero, and a message is shown instead of rows`() {
    interactor.books = .loaded([])
    #expect(viewModel.currentProgress?.percent == 0)
    #expect(viewModel.content == .empty(.books(.noBooks)))
  }

  @Test func `a row has a name, the number of cards and the progress`() throws {
    interactor.books = .loaded([.known(2, of: 3, id: "8", name: "Three"), .sampleEmpty])
    let rows = try #require(viewModel.rows)
    #expect(rows.map(\.id) == ["8", "3"])
    #expect(rows.map(\.name) == ["Three", "Knots"])
    #expect(rows.map(\.cardCount) == [.books(.cardCount(3)), .books(.cardCount(0))])
    #expect(rows.map(\.progress) == [.books(.bookProgress(percent: 66)), .books(.bookProgress(percent: 0))])
    #expect(viewModel.content == .loaded(.books(.bookCount(2))))
  }

  @Test func `if the books change, the view model shows them at once, without a notification`() {
    interactor.books = .loaded([.sample])
    #expect(viewModel.currentProgress?.percent == 50)
    #expect(viewModel.rows?.count == 1)
  }

  @Test func `after a failed fetch, the rows stay, and the notice suggests a solution`() {
    let failure = BooksError.store(StoreError(.busy, path: "x"))
    interactor.books = .failed(failure, last: [.sample])
    #expect(viewModel.rows?.map(\.id) == [Book.sample.id])
    #expect(viewModel.content == .loaded(.books(.bookCount(1))))
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
  }

  @Test func `if the first fetch fails, no rows are shown`() {
    interactor.books = .failed(.store(StoreError(.busy, path: "x")), last: nil)
    #expect(viewModel.rows == nil)
    #expect(viewModel.content == .failed)
  }

  // MARK: Edits

  @Test func `rows that have not changed have no edits`() throws {
    #expect(viewModel.edits(since: try #require(viewModel.rows)) == [])
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
  func `the edits describe the changes from the old rows to the current rows`(books: [Book], edits: [Edit]) throws {
    let shown = try #require(viewModel.rows)
    interactor.books = .loaded(books)
    #expect(viewModel.edits(since: shown) == edits)
  }

  @Test func `several changes since the rows were last shown produce one set of edits`() throws {
    let shown = try #require(viewModel.rows)
    interactor.books = .loaded([.sample, .sampleVerbs, .sampleEmpty])
    interactor.books = .loaded([.sample])
    #expect(viewModel.edits(since: shown) == [.deletion(old: 1)])
  }

  @Test func `if a book has changed but its row looks the same, no edit is produced`() throws {
    interactor.books = .loaded([.known(0, of: 100_000, id: "8"), .sample])
    let shown = try #require(viewModel.rows)
    interactor.books = .loaded([.known(1, of: 100_000, id: "8"), .sample])
    #expect(viewModel.edits(since: shown) == [])
    interactor.books = .loaded([.known(1_000, of: 100_000, id: "8"), .sample])
    #expect(viewModel.edits(since: shown) == [.update(old: 0, new: 0)])
  }

  @Test func `a change of the order of the rows produces an edit`() throws {
    let shown = try #require(viewModel.rows)
    viewModel.sortByProgress()
    #expect(viewModel.rows?.map(\.id) == ["2", "1"])
    #expect(viewModel.edits(since: shown) == [.move(old: 1, new: 0)])
    viewModel.sortByAge()
    #expect(viewModel.edits(since: shown) == [])
  }

  @Test func `in the order by progress, a book moves when its cards are learnt`() throws {
    viewModel.sortByProgress()
    let shown = try #require(viewModel.rows)
    interactor.books = .loaded([.sample, .known(4, of: 5, id: "2", name: "Irregular Verbs")])
    #expect(viewModel.edits(since: shown) == [.update(old: 0, new: 1), .move(old: 1, new: 0)])
  }

  // MARK: Deleting

  @Test func `deleting one book asks no question, because the deletion can be undone`() async throws {
    let outcome = try await viewModel.deleteBook([1])
    #expect(coordinator.calls == [])
    #expect(interactor.calls == [.delete([.sampleVerbs])])
    #expect(outcome?.text == .books(.deleted(books: ["Irregular Verbs"])))
    _ = try await outcome?.undo?()
    #expect(interactor.calls.last == .undo)
  }

  @Test func `deleting several books asks one question, and deletes them together`() async throws {
    coordinator.answer = true
    let outcome = try await viewModel.deleteBook([0, 1])
    let names = [Book.sample.name, "Irregular Verbs"]
    let question = Question(
      title: .books(.deleteTitle), message: .books(.deleteMessage(books: names)), confirm: .books(.delete))
    #expect(coordinator.calls == [.ask(question)])
    #expect(interactor.calls == [.delete([.sample, .sampleVerbs])])
    #expect(outcome?.text == .books(.deleted(books: names)))
  }

  @Test func `if the user does not confirm the question, no book is deleted, and nothing is reported`() async throws {
    #expect(try await viewModel.deleteBook([0, 1]) == nil)
    #expect(interactor.calls == [])
  }

  @Test func `the book that the user saw is deleted, even if another book is now in that row`() async throws {
    let delete = viewModel.deleteBook
    interactor.books = .loaded([.sampleVerbs, .sample])
    try await delete([0])
    #expect(interactor.calls == [.delete([.sample])])
  }

  @Test func `if a book cannot be deleted, an error with the text of the reason is thrown`() async {
    interactor.failure = .bookGone
    await #expect(throws: CommandError(.books(.bookGone))) { try await viewModel.deleteBook([0]) }
  }

  @Test(arguments: [(2, 3), (-1, 0), (.max, .max), (.min, .min + 1)])
  func `a command for a row that does not exist is refused and changes nothing`(row: Int, number: Int) async {
    let error = CommandError(.shared(.noSuchRow(number)))
    await #expect(throws: error) { try await viewModel.deleteBook([row]) }
    await #expect(throws: error) { try await viewModel.studyBook(row) }
    #expect(coordinator.calls == [])
    #expect(interactor.calls == [])
  }

  @Test func `without rows, deleting and studying are disabled`() {
    interactor.books = .loaded([])
    #expect(viewModel.deleteBook.disabledReason == .shared(.noRows))
    #expect(viewModel.studyBook.disabledReason == .shared(.noRows))
  }

  // MARK: Elsewhere

  @Test func `the command to study opens the book of the row`() async throws {
    viewModel.sortByProgress()
    try await viewModel.studyBook(0)
    #expect(coordinator.calls == [.study(Book.sampleVerbs.id)])
  }

  @Test func `after the screens for a new book, the result is reported`() async throws {
    coordinator.outcome = Outcome(.books(.added(book: "Rivers")), row: "9")
    let outcome = try await viewModel.addBook()
    #expect(coordinator.calls == [.addBook])
    #expect(outcome?.text == .books(.added(book: "Rivers")))
    #expect(outcome?.row == "9")
  }

  @Test func `if the user leaves the screens without adding a book, nothing is reported`() async throws {
    #expect(try await viewModel.addBook() == nil)
  }
}
