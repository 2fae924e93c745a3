import Changes
import Models
import Observation

/// Holds the books of the list, and deletes books.
///
/// Called only by the list's view model, which derives its state from ``books``.
package protocol BooksInteractorProtocol: AnyObject, Observable {
  /// The books as last fetched, in the order in which they were added.
  var books: LoadState<[Book], BooksError> { get }

  /// Fetches the books into ``books``.
  func fetchBooks() async

  /// Deletes books, all of them or none.
  ///
  /// - Throws: `BooksError.changedSince` if a book has changed since the user saw it; `.bookGone` or `.store`. If there are
  ///   several books, `.refused` contains `.changedSince` or `.bookGone`.
  func delete(books: [Book]) async throws(BooksError) -> Undo
}
