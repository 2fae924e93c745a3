package import Interactors
package import Models
import Observation

/// An interactor of the list of books without a data provider; a fetch takes from ``stock``.
///
/// Seed 002.
@Observable
package final class BooksFakeInteractor: BooksInteractorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case delete(Book.ID)
    case fetchBooks
  }

  package var books: [Book] = []
  package var fetch = Fetch<BooksError>.notStarted
  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What the next fetch finds.
  package var stock: [Book]
  /// What every call fails with; nil to let them succeed again.
  package var failure: BooksError?

  package init(stock: [Book] = [.sample, .sampleVerbs]) {
    self.stock = stock
  }

  package func fetchBooks() async {
    calls.append(.fetchBooks)
    if let failure {
      fetch = .failed(failure)
    } else {
      (books, fetch) = (stock, .finished)
    }
  }

  package func delete(book: Book.ID) async throws(BooksError) {
    calls.append(.delete(book))
    if let failure { throw failure }
    guard let index = stock.firstIndex(where: { $0.id == book }) else { throw .bookGone }
    stock.remove(at: index)
  }
}
