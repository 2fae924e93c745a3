import Interactors
import Models
import Observing

/// The data provider of the books app that uses a store; notifies after each change.
///
/// The composition root creates it, and the interactors of the books app hold it.
@MainActor
package final class StoredBookDataProvider: BookDataProvider {
  package let booksDidChange = ObserverSet<Void>()

  private let database: any SQLDatabase

  package init(database: any SQLDatabase) {
    self.database = database
  }

  package func books() async throws(BooksError) -> [Book] {
    try await database.books()
  }

  package func book(_ id: Book.ID) async throws(BooksError) -> Book {
    try await database.book(id)
  }

  package func addBook(_ name: BookName, cards: CardCount) async throws(BooksError) {
    try await database.addBook(name, cards: cards)
    booksDidChange.notify()
  }

  package func delete(book: Book.ID) async throws(BooksError) {
    try await database.delete(book: book)
    booksDidChange.notify()
  }

  package func learn(_ cards: Int, in book: Book.ID) async throws(BooksError) {
    try await database.learn(cards, in: book)
    booksDidChange.notify()
  }
}
