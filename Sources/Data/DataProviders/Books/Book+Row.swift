import Models

extension Book {
  /// Creates a book from the first four columns of a row: id, name, cards and known cards.
  ///
  /// - Throws: `Invalid` if a number is out of range.
  package init(_ row: some StoredRow) throws(Invalid) {
    try self.init(
      id: String(row.integer(0)), name: row.text(1), cardCount: Int(row.integer(2)), knownCount: Int(row.integer(3)))
  }
}
