import Models

extension BookName {
  /// Creates a name from typed text.
  ///
  /// - Throws: `BooksError.invalidName`.
  nonisolated package init(checking typed: String) throws(BooksError) {
    do {
      try self.init(typed)
    } catch {
      throw .invalidName(error)
    }
  }
}
