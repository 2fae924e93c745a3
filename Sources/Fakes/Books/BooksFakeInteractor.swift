import Changes
import Interactors
import Models
import Observation

/// A fake interactor for the list of books, with books set by the test.
@Observable
package final class BooksFakeInteractor: BooksInteractorProtocol {
  package enum Call: Equatable {
    case delete([Book])
    case fetchBooks
    case undo
  }

  package var books: LoadState<[Book], BooksError>
  package private(set) var calls: [Call] = []
  /// The error that every change throws.
  package var failure: BooksError?

  /// Creates an interactor that has fetched these books; with nil, it has fetched nothing yet.
  package init(books: [Book]? = [.sample, .sampleVerbs]) {
    self.books = books.map { .loaded($0) } ?? .loading(last: nil)
  }

  package func fetchBooks() async { calls.append(.fetchBooks) }

  package func delete(books: [Book]) async throws(BooksError) -> Undo {
    calls.append(.delete(books))
    if let failure { throw failure }
    return undo
  }

  private var undo: Undo { .recording { [self] in calls.append(.undo) } }
}
