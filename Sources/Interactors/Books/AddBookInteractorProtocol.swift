import Changes
import Models
import Observation

/// Validates the name and the number of cards of a new book, and adds the book.
///
/// Called only by the view model that both screens share, which derives its state from ``takenKeys``.
package protocol AddBookInteractorProtocol: AnyObject, Observable {
  /// The keys of the names in use, as last fetched.
  var takenKeys: LoadState<Set<String>, BooksError> { get }

  /// Fetches the names in use into ``takenKeys``.
  ///
  /// A name can be checked without them, because the store checks it again when the book is added.
  func fetchNames() async

  /// Returns what is wrong with a name, judging by the names last fetched.
  ///
  /// - Returns: `BooksError.invalidName` or `.nameTaken`; nil if no problem was found.
  func problem(withName typed: String) -> BooksError?

  /// Returns what is wrong with a number of cards.
  ///
  /// - Returns: `BooksError.invalidCount`; nil if the number can be used.
  func problem(withCardCount typed: String) -> BooksError?

  /// Adds a book, none of whose cards are known yet. Returns the book and the undo.
  ///
  /// - Throws: `BooksError.invalidName`, `.invalidCount`, `.nameTaken` or `.store`.
  func addBook(named name: String, cards: String) async throws(BooksError) -> (book: Book, undo: Undo)
}
