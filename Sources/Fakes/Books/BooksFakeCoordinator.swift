import Models
import Presenting
import ViewModels

/// A fake coordinator for the list of books: records calls and shows nothing.
package final class BooksFakeCoordinator: BooksCoordinatorProtocol {
  package enum Call: Equatable {
    case addBook
    case ask(Question)
    case study(Book.ID)
  }

  package private(set) var calls: [Call] = []
  /// The outcome of the screens for adding a book; nil if the user leaves them.
  package var outcome: Outcome?

  /// The answer to every question.
  package var answer = false

  package init() {}

  package func addBook() async -> Outcome? {
    calls.append(.addBook)
    return outcome
  }

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func study(book: Book.ID) { calls.append(.study(book)) }
}
