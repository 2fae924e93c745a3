import Fakes
import Interactors
import Models
import TestSupport

extension BookDataProvider {
  /// Adds a book, and reads it back.
  func newBook(_ name: BookName, cards: CardCount) async throws(BooksError) -> Book {
    try await addBook(name, cards: cards)
    guard let book = try await books().first(where: { BookName.key(of: $0.name) == name.key }) else { throw .bookGone }
    return book
  }

  /// Learns some cards of a book, and reads the book back.
  func bookAfterLearning(_ cards: Int, in id: Book.ID) async throws(BooksError) -> Book {
    try await learn(cards, in: id)
    return try await book(id)
  }
}
