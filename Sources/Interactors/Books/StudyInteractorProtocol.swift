package import Models

/// The interactor of studying a book: holds one book and changes how many of its cards are known.
///
/// Conformers are observable, as the view model derives what it shows from these properties.
package protocol StudyInteractorProtocol: AnyObject {
  /// The book as it was known last; nil until it has been fetched.
  var book: Book? { get }
  /// How far the fetching is.
  var fetch: Fetch<BooksError> { get }

  /// Gets the book anew: the view asks when it first loads and when the provider's data changed, the user by `refresh`.
  func fetchBook() async

  /// Makes as many more cards known as was typed.
  ///
  /// - Throws: `BooksError.invalidCount`, `.noCards`, `.onlyUnknown`, `.bookGone` or `.store`; nothing has changed then.
  func know(_ cards: String) async throws(BooksError)

  /// Makes as many fewer cards known as was typed.
  ///
  /// - Throws: `BooksError.invalidCount`, `.noCards`, `.onlyKnown`, `.bookGone` or `.store`; nothing has changed then.
  func forget(_ cards: String) async throws(BooksError)
}
