package import Models

/// The interactor of the list of books: holds the books.
///
/// Conformers are observable, as the list's view model derives what it shows from these properties.
///
/// Seed 002.
package protocol BooksInteractorProtocol: AnyObject {
  /// The books as they were known last, in the order in which they were added; empty until fetched.
  var books: [Book] { get }
  /// How far the fetching is.
  var fetch: Fetch<BooksError> { get }

  /// Gets the books anew: the view asks when it first loads and when the provider's data changed, the user by `refresh`.
  func fetchBooks() async

  /// Deletes a book.
  ///
  /// - Throws: `BooksError.bookGone` or `.store`.
  func delete(book: Book.ID) async throws(BooksError)
}
