/// How much of the cards in some books is known, weighted by cards.
///
/// Seed 002.
package struct KnownShare: Equatable, Sendable {
  /// From 0 to 100, rounded down: 100 means that every card is known.
  ///
  /// Without cards it is 0.
  package let percent: Int

  package init(of books: some Sequence<Book>) {
    // Whole numbers all the way, so that no rounding error can reach 100 too early.
    let (known, cards) = books.reduce(into: (0, 0)) { sums, book in
      sums.0 += book.knownCount
      sums.1 += book.cardCount
    }
    percent = cards == 0 ? 0 : known * 100 / cards
  }
}
