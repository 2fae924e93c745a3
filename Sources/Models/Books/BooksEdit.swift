/// A change to one book, together with the edit's assumptions about the book.
///
/// All data providers apply an edit by the same rule, ``applied(to:)``. Only the data provider can ensure that no two
/// names have the same key, because that concerns all books.
package enum BooksEdit: ModelEdit {
  /// Adds a book, none of whose cards are known yet; the data provider chooses its id.
  case add(BookName, cards: CardCount)
  /// Restores a deleted book, with its old id and position.
  case restore(Book)
  /// Deletes a book, unless it has changed since the user saw it.
  case delete(Book)
  /// Adds to the number of known cards; a negative number subtracts.
  case learn(Int, in: Book.ID)

  /// The id of the book that the edit changes; a new book has none yet.
  package var book: Book.ID? {
    switch self {
    case .add: nil
    case .restore(let book), .delete(let book): book.id
    case .learn(_, let id): id
    }
  }

  package func refused(because error: BooksError) -> BooksError {
    switch (self, error) {
    case (_, .store), (.learn, _): error
    case (.add(let name, _), _): .refused(name.text, because: error)
    case (.restore(let book), _), (.delete(let book), _): .refused(book.name, because: error)
    }
  }

  /// Applies the edit to the book that it changes.
  ///
  /// The exception is ``add(_:cards:)``, which only the data provider can apply, because the data provider chooses the id.
  ///
  /// - Parameter book: The stored book, if there is one.
  /// - Returns: The changed book, or nil if it is deleted, and the edit that undoes this edit.
  /// - Throws: `BooksError` if something that the edit assumes has changed, or the number of cards to learn is not possible.
  package func applied(to book: Book?) throws(BooksError) -> (book: Book?, inverse: BooksEdit) {
    if case .restore(let restored) = self {
      guard book == nil else { throw .changedSince }
      return (restored, .delete(restored))
    }
    guard let book else { throw .bookGone }
    switch self {
    case .add, .restore:
      throw .changedSince
    case .delete(let seen):
      guard book == seen else { throw .changedSince }
      return (nil, .restore(book))
    case .learn(let cards, let id):
      return (try book.learning(cards), .learn(-cards, in: id))
    }
  }
}
