import Models
import ViewModels

/// A fake coordinator for the list of books: records calls and shows nothing.
package final class BooksFakeCoordinator: BooksCoordinatorProtocol {
  package enum Call: Equatable {
    case addBook
    case ask(Question)
    case study(Book.ID)
  }

  package private(set) var calls: [Call] = []
  /// The answer to every question.
  package var answer = true
  /// The name of the book that the user adds; nil if none is added.
  package var addedBook: BookName?

  package init() {}

  package func addBook() async -> BookName? {
    calls.append(.addBook)
    return addedBook
  }

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func study(book: Book.ID) { calls.append(.study(book)) }
}
