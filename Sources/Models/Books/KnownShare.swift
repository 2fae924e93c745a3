/// The share of known cards across several books, weighted by number of cards.
package struct KnownShare: Equatable, Sendable {
  /// The percentage from 0 to 100, rounded down so that 100 means every card is known.
  ///
  /// It is 0 if there are no cards.
  package let percent: Int

  package init(of books: some Sequence<Book>) {
    var known = 0
    var cards = 0
    for book in books {
      known += book.knownCount
      cards += book.cardCount
    }
    // Use integer arithmetic, so that no rounding error can result in 100 percent too early.
    percent = cards == 0 ? 0 : known * 100 / cards
  }
}
