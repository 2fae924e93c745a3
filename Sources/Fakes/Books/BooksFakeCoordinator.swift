import Commands
import Models
import ViewModels

/// A fake coordinator for the list of books: records calls and shows nothing.
package final class BooksFakeCoordinator: Fake<BooksFakeCoordinator.Call>, BooksCoordinatorProtocol {
  package enum Call: Equatable {
    case addBook
    case study(Book.ID)
  }

  /// What the user does on the screens for adding a book; nil if nothing.
  package var outcome: Outcome?

  package func addBook() async -> Outcome? {
    record(.addBook)
    return outcome
  }

  package func study(book: Book.ID) { record(.study(book)) }
}
