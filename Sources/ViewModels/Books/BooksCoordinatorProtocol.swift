package import Models

/// Where the list of books leads.
///
/// Called by its view model only.
///
/// Seed 002.
package protocol BooksCoordinatorProtocol: AnyObject {
  /// Has the user add a book; nil if none was added.
  func addBook() async -> Book.ID?

  /// Shows a book to study above the list.
  func study(book: Book.ID)

  /// Puts a question to the user; false if it is left unanswered.
  func ask(_ question: Question) async -> Bool

  /// Leaves the list.
  func dismissBooks()
}
