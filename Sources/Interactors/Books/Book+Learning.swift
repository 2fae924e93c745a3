package import Models

extension Book {
  /// The book with some more cards known, or with a negative number some fewer.
  ///
  /// Every data provider changes a book by this rule.
  ///
  /// - Throws: `BooksError.onlyUnknown` or `.onlyKnown` if so many are not there to learn or to forget.
  nonisolated package func learnt(_ cards: Int) throws(BooksError) -> Book {
    do {
      return try learning(cards)
    } catch {
      throw cards > 0 ? .onlyUnknown(cardCount - knownCount) : .onlyKnown(knownCount)
    }
  }
}
