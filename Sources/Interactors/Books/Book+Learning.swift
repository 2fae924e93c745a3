import Models

extension Book {
  /// Returns the book with `cards` more known cards, or fewer if the number is negative.
  ///
  /// All data providers apply this rule.
  ///
  /// - Throws: `BooksError.onlyUnknown` or `.onlyKnown` if there are not enough cards to learn or to forget.
  nonisolated package func learnt(_ cards: Int) throws(BooksError) -> Book {
    do {
      return try learning(cards)
    } catch {
      throw cards > 0 ? .onlyUnknown(cardCount - knownCount) : .onlyKnown(knownCount)
    }
  }
}
