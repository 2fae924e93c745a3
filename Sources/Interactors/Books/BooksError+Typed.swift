package import Models

extension BooksError {
  /// What `body` throws; nil if it does not.
  package static func of(_ body: () throws(BooksError) -> Void) -> BooksError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }
}

extension BookName {
  /// The name that somebody typed.
  ///
  /// - Throws: `BooksError.invalidName`.
  package init(checking typed: String) throws(BooksError) {
    do { try self.init(typed) } catch { throw .invalidName(error) }
  }
}

extension CardCount {
  /// The number that somebody typed.
  ///
  /// - Throws: `BooksError.invalidCount`.
  package init(checking typed: String) throws(BooksError) {
    do { try self.init(typed) } catch { throw .invalidCount(error) }
  }
}
