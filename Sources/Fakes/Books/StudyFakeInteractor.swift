package import Interactors
package import Models
import Observation

/// An interactor of a book that is studied without a data provider; a fetch takes ``stock``.
@Observable
package final class StudyFakeInteractor: StudyInteractorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case fetchBook
    case forget(String)
    case know(String)
  }

  package var book: Book?
  package var fetch: Fetch<BooksError>
  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What the next fetch finds; nil if the book is gone.
  package var stock: Book?
  /// What every call fails with; nil to let them succeed again.
  package var failure: BooksError?

  /// A book that is fetched already, or none.
  package init(book: Book? = .sample) {
    self.book = book
    stock = book
    fetch = book == nil ? .notStarted : .finished
  }

  package func fetchBook() async {
    calls.append(.fetchBook)
    if let failure = failure ?? (stock == nil ? .bookGone : nil) {
      fetch = .failed(failure)
    } else {
      (book, fetch) = (stock, .finished)
    }
  }

  package func know(_ cards: String) async throws(BooksError) {
    calls.append(.know(cards))
    try learn(cards, sign: 1)
  }

  package func forget(_ cards: String) async throws(BooksError) {
    calls.append(.forget(cards))
    try learn(cards, sign: -1)
  }

  private func learn(_ cards: String, sign: Int) throws(BooksError) {
    let number = try CardCount(checking: cards).value
    guard number > 0 else { throw .noCards }
    if let failure { throw failure }
    guard let stock else { throw .bookGone }
    let changed = try stock.learnt(sign * number)
    (self.stock, book, fetch) = (changed, changed, .finished)
  }
}
