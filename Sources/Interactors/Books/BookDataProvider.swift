import Models
import Observing

/// The single source of truth for books; in the article, the book store.
///
/// Every change is atomic. Called by the interactors of the books app; the composition root chooses the implementation.
package protocol BookDataProvider: AnyObject {
  /// Notified after every change.
  ///
  /// A change by this process notifies before the call that made it returns; a change by another process, as soon as it
  /// is noticed.
  var booksDidChange: ObserverSet<Void> { get }

  /// Returns all books in the order in which they were added.
  func books() async throws(BooksError) -> [Book]

  /// Returns a book.
  ///
  /// - Throws: `BooksError.bookGone` if there is none with this id.
  func book(_ id: Book.ID) async throws(BooksError) -> Book

  /// Adds a book; none of its cards are known yet.
  ///
  /// - Throws: `BooksError.nameTaken` if another book's name has the same key.
  func addBook(_ name: BookName, cards: CardCount) async throws(BooksError)

  /// Deletes a book.
  ///
  /// - Throws: `BooksError.bookGone` if there is no such book.
  func delete(book: Book.ID) async throws(BooksError)

  /// Adds to the number of known cards of a book; a negative number subtracts.
  ///
  /// - Throws: `BooksError.bookGone`, `.onlyUnknown` or `.onlyKnown`.
  func learn(_ cards: Int, in book: Book.ID) async throws(BooksError)
}
