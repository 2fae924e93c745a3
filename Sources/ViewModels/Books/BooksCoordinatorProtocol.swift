import Models
import Presenting

/// The ways out of the list of books.
///
/// Called only by its view model.
package protocol BooksCoordinatorProtocol: AnyObject {
  /// Lets the user add a book; returns the outcome, or nil if no book was added.
  func addBook() async -> Outcome?

  /// Asks the user a question; returns whether the user has confirmed it.
  func ask(_ question: Question) async -> Bool

  /// Shows the study screen of a book.
  func study(book: Book.ID)
}
