import Models

extension Book {
  /// A book from the first four columns of a row: id, name, cards and known cards.
  ///
  /// - Throws: `Invalid` if the numbers do not fit each other.
  init(_ row: Row) throws(Invalid) {
    try self.init(
      id: String(row.integer(0)), name: row.text(1), cardCount: Int(row.integer(2)), knownCount: Int(row.integer(3)))
  }
}
