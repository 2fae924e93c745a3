import Interactors
import Models

/// What a store reads and changes for ``StoredBookDataProvider``; `BookDataProvider` documents what each function promises.
///
/// Each kind of store has its own SQL.
package protocol BookQueries: Actor {
  func books() throws(BooksError) -> [Book]
  func book(_ id: Book.ID) throws(BooksError) -> Book
  func addBook(_ name: BookName, cards: CardCount) throws(BooksError)
  func delete(book: Book.ID) throws(BooksError)
  func learn(_ cards: Int, in book: Book.ID) throws(BooksError)
}
