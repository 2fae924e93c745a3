import Interactors
import Models
import Observation
import Observing

/// A fake interactor for adding a book, with names and problems set by the test.
@Observable
package final class AddBookFakeInteractor: FakeInteractor<AddBookFakeInteractor.Call, BooksError>,
  AddBookInteractorProtocol
{
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

  package func fetchNames() async { record(.fetchNames) }

  package func problem(withName typed: String) -> BooksError? { nameProblems[typed] }

  package func problem(withCardCount typed: String) -> BooksError? { cardCountProblems[typed] }

  /// Adds a book with the id "new".
  package func addBook(named name: String, cards: String) async throws(BooksError) -> (book: Book, undo: Undo) {
    let undo = try change(.addBook(named: name, cards: cards), undo: .undo)
    return (.known(0, of: Int(cards) ?? 0, id: "new", name: name), undo)
  }
}
