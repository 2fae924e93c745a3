import Changes
import Interactors
import Models
import Observation

/// A fake interactor for adding a book, with names and problems set by the test.
@Observable
package final class AddBookFakeInteractor: AddBookInteractorProtocol {
  package enum Call: Equatable {
    case addBook(named: String, cards: String)
    case fetchNames
    case undo
  }

  package var takenKeys: LoadState<Set<String>, BooksError> = .loaded([])
  /// The problems to report, by typed name.
  package var nameProblems: [String: BooksError] = [:]
  /// The problems to report, by typed number of cards.
  package var cardCountProblems: [String: BooksError] = [:]
  package private(set) var calls: [Call] = []
  /// The error that every change throws.
  package var failure: BooksError?

  package init() {}

  package func fetchNames() async { calls.append(.fetchNames) }

  package func problem(withName typed: String) -> BooksError? { nameProblems[typed] }

  package func problem(withCardCount typed: String) -> BooksError? { cardCountProblems[typed] }

  /// Records the call, and returns a book with the id "new" or throws `failure`.
  package func addBook(named name: String, cards: String) async throws(BooksError) -> (book: Book, undo: Undo) {
    calls.append(.addBook(named: name, cards: cards))
    if let failure { throw failure }
    return (.known(0, of: Int(cards) ?? 0, id: "new", name: name), undo)
  }

  private var undo: Undo { .recording { [self] in calls.append(.undo) } }
}
