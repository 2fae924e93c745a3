package import Interactors
package import Localization
import Models
import Observation

/// Prepares the list of books for its view, and passes on what the user does there.
///
/// What it shows is derived from the interactor's books whenever it is read, and the interactor is observable: nothing has
/// to be told to show itself again. How the list has changed, it tells as edits: the view sees rows and never a book.
///
/// Owned by the view.
///
/// Seed 002.
@Observable
package final class BooksViewModel {
  private var order = BookOrder.added
  /// The book that was added last, until the next command.
  private var added: Book.ID?

  @ObservationIgnored private let interactor: any BooksInteractorProtocol
  @ObservationIgnored private let coordinator: any BooksCoordinatorProtocol
  @ObservationIgnored private let strings: Strings
  @ObservationIgnored private var sorting = SortedBooks()

  package init(interactor: any BooksInteractorProtocol, coordinator: any BooksCoordinatorProtocol, strings: Strings) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
  }

  // MARK: What is shown

  package var title: String { strings(BooksText.title) }

  /// Whether the books have been fetched: before, no row is shown, and none that comes is news.
  package var isLoaded: Bool { !interactor.books.isEmpty || interactor.fetch == .finished }

  /// How much of all cards is known, in words; empty until the books have been fetched.
  package var currentProgress: String {
    guard isLoaded else { return "" }
    return strings(BooksText.progress, ["percent": strings.number(KnownShare(of: interactor.books).percent)])
  }

  package var content: Content {
    if !interactor.books.isEmpty { return .loaded(strings(BooksText.bookCount, count: interactor.books.count)) }
    return switch interactor.fetch {
    case .notStarted, .running: .loading(strings(SharedText.loading))
    case .failed(let error): .failed(strings.fetchMessage(for: error))
    case .finished: .empty(strings(BooksText.noBooks))
    }
  }

  package var rows: BookRows {
    BookRows(sorting.books(interactor.books, by: order), strings: strings)
  }

  /// What has become of rows that were shown: the edits that lead from them to ``rows``; none while they are the same.
  package func edits(since shown: BookRows) -> [Edit] {
    rows.edits(since: shown)
  }

  /// Why the shown books are not the newest; nil as long as they are.
  package var fetchFailure: String? {
    guard case .failed(let error) = interactor.fetch else { return nil }
    return strings.fetchMessage(for: error)
  }

  /// What has come of adding a book, until the next command.
  package var news: String? {
    guard let book = interactor.books.first(where: { $0.id == added }) else { return nil }
    return strings(BooksText.added, ["book": book.name])
  }

  // MARK: Inside this calçot: the interactor

  package func fetchBooks() async {
    await interactor.fetchBooks()
  }

  /// Has the oldest book come first.
  package func sortByAge() {
    added = nil
    order = .added
  }

  /// Has the book come first of which the least is known.
  package func sortByProgress() {
    added = nil
    order = .progress
  }

  /// Deletes the book in a row, if the user means it.
  package var deleteBook: Command<Int> {
    withRow { [self] book throws(Refusal) in
      let question = Question(
        title: strings(BooksText.deleteTitle),
        message: strings(BooksText.deleteMessage, count: book.cardCount, ["book": book.name]),
        confirm: strings(BooksText.deleteConfirm),
        cancel: strings(SharedText.cancel))
      guard await coordinator.ask(question) else { return }
      try await strings.refusing { () throws(BooksError) in try await interactor.delete(book: book.id) }
    }
  }

  // MARK: To another calçot: the coordinator

  /// Has the user add a book, and says so if one was added.
  package func addBook() async {
    added = nil
    added = await coordinator.addBook()
  }

  /// Shows the book in a row, to study it.
  package var studyBook: Command<Int> {
    withRow { [self] book throws(Refusal) in coordinator.study(book: book.id) }
  }

  package func dismissBooks() {
    coordinator.dismissBooks()
  }

  // MARK: -

  /// A command for the book that stands in a row at this moment, whichever stands there when the command is given.
  private func withRow(_ act: @escaping (Book) async throws(Refusal) -> Void) -> Command<Int> {
    let books = rows.books
    return Command(when: !books.isEmpty, otherwise: self.strings(SharedText.noRows)) { [self] row throws(Refusal) in
      added = nil
      try await act(strings.element(inRow: row, of: books))
    }
  }
}
