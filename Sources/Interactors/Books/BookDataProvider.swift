package import Models

/// Where books come from: the one source of truth below the interactors.
///
/// Every change is complete or has not happened. The interactors of the books app call it; the composition root chooses
/// who conforms.
///
/// Seed 002: the article's book store.
package protocol BookDataProvider: AnyObject {
  /// Notified after every change: one of this process before the call that made it returns, one of another process as
  /// soon as it is noticed.
  var booksDidChange: ObserverSet<Void> { get }

  /// All books, in the order in which they were added.
  func books() async throws(BooksError) -> [Book]

  /// One book.
  ///
  /// - Throws: `BooksError.bookGone` if there is none with this id.
  func book(_ id: Book.ID) async throws(BooksError) -> Book

  /// Makes a book of which no card is known, and answers with it.
  ///
  /// - Throws: `BooksError.nameTaken` if another book's name has the same key.
  func addBook(_ name: BookName, cards: CardCount) async throws(BooksError) -> Book

  /// Deletes a book.
  ///
  /// - Throws: `BooksError.bookGone` if there is no such book.
  func delete(book: Book.ID) async throws(BooksError)

  /// Makes some more cards of a book known, or with a negative number some fewer, and answers with the book as it then
  /// is.
  ///
  /// - Throws: `BooksError.bookGone`, `.onlyUnknown` or `.onlyKnown`.
  func learn(_ cards: Int, in book: Book.ID) async throws(BooksError) -> Book
}
