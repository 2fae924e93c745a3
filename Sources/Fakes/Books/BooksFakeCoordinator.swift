package import Models
package import ViewModels

/// A coordinator of the list of books that leads nowhere and remembers where it was to lead.
///
/// Seed 002.
package final class BooksFakeCoordinator: BooksCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case addBook
    case ask(Question)
    case dismissBooks
    case study(Book.ID)
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What every question is answered with.
  package var answer = true
  /// The book that adding answers with.
  package var added: Book.ID?

  package init() {}

  package func addBook() async -> Book.ID? {
    calls.append(.addBook)
    return added
  }

  package func study(book: Book.ID) {
    calls.append(.study(book))
  }

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func dismissBooks() {
    calls.append(.dismissBooks)
  }
}
