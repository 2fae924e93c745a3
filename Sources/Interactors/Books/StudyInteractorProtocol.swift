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

  /// Returns why the typed number cannot be added to the known cards. Until the book is known, this is nil.
  func problem(knowing cards: String) -> BooksError?

  /// Returns why the typed number cannot be subtracted from the known cards. Until the book is known, this is nil.
  func problem(forgetting cards: String) -> BooksError?

  /// Adds the typed number to the known cards, and returns it.
  ///
  /// - Throws: `BooksError.invalidCount`, `.noCards`, `.onlyUnknown`, `.bookGone` or `.store`.
  func know(_ cards: String) async throws(BooksError) -> (cards: Int, undo: Undo)

  /// Subtracts the typed number from the known cards, and returns it.
  ///
  /// - Throws: `BooksError.invalidCount`, `.noCards`, `.onlyKnown`, `.bookGone` or `.store`.
  func forget(_ cards: String) async throws(BooksError) -> (cards: Int, undo: Undo)
}
