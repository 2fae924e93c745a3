package import Interactors
package import Models

/// The real data provider of the books app: asks the store, and tells everybody of a change.
///
/// The composition root makes it; the interactors of the books app hold it.
///
/// Seed 002.
@MainActor
package final class SQLiteBookDataProvider: BookDataProvider {
  package let booksDidChange = ObserverSet<Void>()

  private let database: Database

  package init(database: Database) {
    self.database = database
  }

  package func books() async throws(BooksError) -> [Book] {
    try await database.books()
  }

  package func book(_ id: Book.ID) async throws(BooksError) -> Book {
    try await database.book(id)
  }

  package func addBook(_ name: BookName, cards: CardCount) async throws(BooksError) -> Book {
    let added = try await database.addBook(name, cards: cards)
    booksDidChange.notify()
    return added
  }

  package func delete(book: Book.ID) async throws(BooksError) {
    try await database.delete(book: book)
    booksDidChange.notify()
  }

  package func learn(_ cards: Int, in book: Book.ID) async throws(BooksError) -> Book {
    let changed = try await database.learn(cards, in: book)
    booksDidChange.notify()
    return changed
  }
}
