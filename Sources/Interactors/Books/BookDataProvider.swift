import Changes
import Models

/// The single source of truth for books; in the article, the book store.
///
/// Every change is atomic. Called by the interactors of the books app; the composition root chooses the implementation.
package protocol BookDataProvider: AnyObject {
  /// Notified after every change.
  ///
  /// For a change by this process, observers are notified before the call returns. For a change by another process, they are
  /// notified as soon as the store reports the change.
  var booksDidChange: ObserverSet<Void> { get }

  /// Returns all books in the order in which they were added.
  func books() async throws(BooksError) -> [Book]

  /// Returns a book.
  ///
  /// - Throws: `BooksError.bookGone` if there is no book with this id, or `.store`.
  func book(_ id: Book.ID) async throws(BooksError) -> Book

  /// Applies edits in order, all of them or none.
  ///
  /// `BooksEdit.applied(to:)` checks an edit's assumptions, in the transaction that applies the edit.
  ///
  /// - Returns: For each edit, the stored or deleted book, and the edit that undoes the change.
  /// - Throws: `BooksError`, such as `.nameTaken` if another book's name has the same key. If there are several edits,
  ///   `BooksEdit.refused(because:)` determines the error.
  func apply(_ edits: [BooksEdit]) async throws(BooksError) -> [(book: Book, inverse: BooksEdit)]
}

extension BookDataProvider {
  package func apply(_ edit: BooksEdit) async throws(BooksError) -> (book: Book, inverse: BooksEdit) {
    guard let made = try await apply([edit]).first else { throw .bookGone }
    return made
  }

  /// Applies an edit, and returns the book and the undo.
  ///
  /// The undo holds only the provider and values, and no part of a calçot.
  package func write(_ edit: BooksEdit) async throws(BooksError) -> (book: Book, undo: Undo) {
    let (book, inverse) = try await apply(edit)
    return (book, Undo { [self] in try await write(inverse).undo })
  }

  /// Applies all edits or none, and returns the undo of all of them.
  package func write(_ edits: [BooksEdit]) async throws(BooksError) -> Undo {
    let made = try await apply(edits)
    return Undo { [self] in try await write(made.reversed().map(\.inverse)) }
  }
}
