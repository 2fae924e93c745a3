/// A book of flash cards, with the number of cards that the user knows.
package struct Book: Identifiable, Equatable, Sendable {
  /// Why the values do not make a valid book.
  package enum Invalid: Error, Equatable, Sendable {
    /// The number of cards is negative, or larger than ``CardCount/limit``.
    case cardCount
    /// The number of known cards is negative, or larger than the number of cards.
    case knownCount
  }

  /// Identifies the book permanently; ids are never reused.
  package let id: String
  package let name: String
  package let cardCount: Int
  /// The number of known cards, from 0 to ``cardCount``.
  package private(set) var knownCount: Int

  /// The share of known cards, from 0 to 1; 0 for a book without cards.
  package var progress: Double {
    cardCount == 0 ? 0 : Double(knownCount) / Double(cardCount)
  }

  /// Creates a book.
  ///
  /// - Throws: `Invalid` if one of the numbers is out of range.
  package init(id: String, name: String, cardCount: Int, knownCount: Int = 0) throws(Invalid) {
    guard (0...CardCount.limit).contains(cardCount) else { throw .cardCount }
    guard (0...cardCount).contains(knownCount) else { throw .knownCount }
    self.id = id
    self.name = name
    self.cardCount = cardCount
    self.knownCount = knownCount
  }

  /// Returns the book with `cards` more known cards, or fewer if the number is negative.
  ///
  /// - Throws: `BooksError.onlyUnknown` or `.onlyKnown` if there are not enough cards to learn or to forget, and `.noCards`
  ///   if the number is 0.
  package func learning(_ cards: Int) throws(BooksError) -> Book {
    guard cards != 0 else { throw .noCards }
    let (sum, overflows) = knownCount.addingReportingOverflow(cards)
    guard !overflows, (0...cardCount).contains(sum) else {
      throw cards > 0 ? .onlyUnknown(cardCount - knownCount) : .onlyKnown(knownCount)
    }
    var book = self
    book.knownCount = sum
    return book
  }
}
