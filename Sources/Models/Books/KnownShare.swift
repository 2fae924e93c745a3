/// The share of known cards across several books, weighted by number of cards.
package struct KnownShare: Equatable, Sendable {
  /// The percentage from 0 to 100, rounded down so that 100 means every card is known.
  ///
  /// It is 0 if there are no cards.
  package let percent: Int

  package init(of books: some Sequence<Book>) {
    // Integer arithmetic only, so that no rounding error can reach 100 early.
    let (known, cards) = books.reduce(into: (0, 0)) { sums, book in
      sums.0 += book.knownCount
      sums.1 += book.cardCount
    }
    percent = cards == 0 ? 0 : known * 100 / cards
  }
}
