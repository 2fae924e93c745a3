/// A book of cards to learn, of which some are known.
///
/// Seed 002.
package struct Book: Identifiable, Equatable, Sendable {
  /// Why there can be no such book.
  package enum Invalid: Error, Equatable, Sendable {
    /// The number of cards is negative, or larger than ``CardCount/limit``.
    case cardCount
    /// Fewer cards than none are known, or more than there are.
    case knownCount
  }

  /// Names this book for good: an id is never given to a second book.
  package let id: String
  package let name: String
  package let cardCount: Int
  /// How many of the cards are known: 0 to ``cardCount``.
  package let knownCount: Int

  /// How much of it is known, from 0 to 1; a book without cards is at 0.
  package var progress: Double {
    cardCount == 0 ? 0 : Double(knownCount) / Double(cardCount)
  }

  /// - Throws: `Invalid` if the numbers do not fit each other.
  package init(id: String, name: String, cardCount: Int, knownCount: Int = 0) throws(Invalid) {
    guard (0...CardCount.limit).contains(cardCount) else { throw .cardCount }
    guard (0...cardCount).contains(knownCount) else { throw .knownCount }
    self.id = id
    self.name = name
    self.cardCount = cardCount
    self.knownCount = knownCount
  }

  /// The same book with other cards known: some more, or with a negative number some fewer.
  ///
  /// - Throws: `Invalid.knownCount` if so many are not there to learn or to forget.
  package func learning(_ cards: Int) throws(Invalid) -> Book {
    let (sum, overflows) = knownCount.addingReportingOverflow(cards)
    guard !overflows else { throw .knownCount }
    return try Book(id: id, name: name, cardCount: cardCount, knownCount: sum)
  }
}
