package import Models

/// The interactor of adding a book: knows what a new book may be called and how many cards it may have.
///
/// Conformers are observable, as which names are taken changes with the books.
///
/// Seed 002.
package protocol AddBookInteractorProtocol: AnyObject {
  /// Learns which names are taken: the view asks when it first loads and when the provider's data changed.
  ///
  /// A failure is no matter here: the store looks again when the book is added.
  func fetchNames() async

  /// What is wrong with a name as far as it is typed; nil if a book may be called so, as far as is known.
  ///
  /// - Returns: `BooksError.invalidName` or `.nameTaken`.
  func problem(withName typed: String) -> BooksError?

  /// What is wrong with a number of cards as far as it is typed; nil if a book may have so many.
  ///
  /// - Returns: `BooksError.invalidCount`.
  func problem(withCardCount typed: String) -> BooksError?

  /// Adds the book, of which no card is known yet, and answers with its id.
  ///
  /// - Throws: `BooksError.invalidName`, `.invalidCount`, `.nameTaken` or `.store`; nothing has been added then.
  func addBook(named name: String, cards: String) async throws(BooksError) -> Book.ID
}
