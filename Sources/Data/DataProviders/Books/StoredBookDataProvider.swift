import Changes
import Interactors
import Models

/// The data provider of the books app, backed by a store; notifies after each change.
///
/// The composition root creates it, and the interactors of the books app hold it.
@MainActor
package final class StoredBookDataProvider: BookDataProvider {
  package let booksDidChange: ObserverSet<Void>

  private let database: any SQLDatabase

  /// Creates the provider; `booksDidChange` holds the observers of the books in the store.
  package init(database: any SQLDatabase, booksDidChange: ObserverSet<Void> = ObserverSet()) {
    self.database = database
    self.booksDidChange = booksDidChange
  }

  package func books() async throws(BooksError) -> [Book] {
    try await database.reading(orThrow: BooksError.store) { (database) throws(BooksError) in try database.books() }
  }

  package func book(_ id: Book.ID) async throws(BooksError) -> Book {
    try await database.reading(orThrow: BooksError.store) { (database) throws(BooksError) in try database.book(id) }
  }

  package func apply(_ edits: [BooksEdit]) async throws(BooksError) -> [(book: Book, inverse: BooksEdit)] {
    let made = try await database.apply(edits)
    booksDidChange.notify()
    return made
  }
}
