import Changes
import Models

/// Holds one book, and changes its number of known cards.
///
/// Called only by the study screen's view model.
package protocol StudyInteractorProtocol: AnyObject {
  /// The id of the book, which may no longer exist.
  var id: Book.ID { get }

  /// The book as last fetched.
  var book: LoadState<Book, BooksError> { get }

  /// Notified after each change of ``book``.
  var bookDidChange: ObserverSet<Void> { get }

  /// Fetches the book into ``book``.
  func fetchBook() async

  /// Returns why the typed number cannot be added to the known cards. Returns nil if the number can be added, or if the book is
  /// not loaded yet.
  func problem(knowing cards: String) -> BooksError?

  /// Returns why the typed number cannot be subtracted from the known cards. Returns nil if the number can be subtracted, or if
  /// the book is not loaded yet.
  func problem(forgetting cards: String) -> BooksError?

  /// Adds the typed number to the known cards. Returns this number and the undo.
  ///
  /// - Throws: `BooksError.invalidCount`, `.noCards`, `.onlyUnknown`, `.bookGone` or `.store`.
  func know(_ cards: String) async throws(BooksError) -> (cards: Int, undo: Undo)

  /// Subtracts the typed number from the known cards. Returns this number and the undo.
  ///
  /// - Throws: `BooksError.invalidCount`, `.noCards`, `.onlyKnown`, `.bookGone` or `.store`.
  func forget(_ cards: String) async throws(BooksError) -> (cards: Int, undo: Undo)
}
