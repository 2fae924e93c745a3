import Changes
import Interactors
import Models

/// A fake interactor for the study screen, with a book set by the test.
package final class StudyFakeInteractor: StudyInteractorProtocol {
  package enum Call: Equatable {
    case fetchBook
    case forget(String)
    case know(String)
    case undo
  }

  package let id: Book.ID
  package let bookDidChange = ObserverSet<Void>()
  package var book: LoadState<Book, BooksError> { didSet { bookDidChange.notify() } }
  /// The problem with every number.
  package var problem: BooksError?
  package private(set) var calls: [Call] = []
  /// The error that every change throws.
  package var failure: BooksError?

  /// Creates an interactor that has fetched a book; with nil, it has fetched nothing yet.
  package init(book: Book? = .sample) {
    id = book?.id ?? Book.sample.id
    self.book = book.map { .loaded($0) } ?? .loading(last: nil)
  }

  package func fetchBook() async { calls.append(.fetchBook) }

  package func problem(knowing cards: String) -> BooksError? { problem }

  package func problem(forgetting cards: String) -> BooksError? { problem }

  package func know(_ cards: String) async throws(BooksError) -> (cards: Int, undo: Undo) {
    try record(.know(cards), cards)
  }

  package func forget(_ cards: String) async throws(BooksError) -> (cards: Int, undo: Undo) {
    try record(.forget(cards), cards)
  }

  private func record(_ call: Call, _ cards: String) throws(BooksError) -> (cards: Int, undo: Undo) {
    calls.append(call)
    if let failure { throw failure }
    return (Int(cards) ?? 0, undo)
  }

  private var undo: Undo { .recording { [self] in calls.append(.undo) } }
}
