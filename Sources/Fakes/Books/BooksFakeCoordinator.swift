import Commands
import Models
import ViewModels

/// A fake coordinator for the list of books: records calls and shows nothing.
package final class BooksFakeCoordinator: BooksCoordinatorProtocol {
  package enum Call: Equatable {
    case addBook
    case study(Book.ID)
  }

  package private(set) var calls: [Call] = []
  /// What the user does on the screens for adding a book; nil if nothing.
  package var outcome: Outcome?

  package init() {}

  package func addBook() async -> Outcome? {
    calls.append(.addBook)
    return outcome
  }

  package func study(book: Book.ID) { calls.append(.study(book)) }
}
