import Models

extension CardCount {
  /// Creates a number of cards from typed text.
  ///
  /// - Throws: `BooksError.invalidCount`.
  nonisolated package init(checking typed: String) throws(BooksError) {
    do {
      try self.init(typed)
    } catch {
      throw .invalidCount(error)
    }
  }
}
