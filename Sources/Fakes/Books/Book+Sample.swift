import Models

extension Book {
  /// A book with 5 of 10 cards known, as in the article's test.
  package static let sample = known(5, of: 10, id: "1", name: "Capitals")
  /// A book with 1 of 5 cards known, as in the article's test.
  package static let sampleVerbs = known(1, of: 5, id: "2", name: "Irregular Verbs")
  /// A book without cards.
  package static let sampleEmpty = known(0, of: 0, id: "3", name: "Knots")

  /// Creates a book; numbers out of range are clamped.
  package static func known(_ known: Int, of cards: Int, id: String, name: String = "Book") -> Book {
    let cards = min(max(0, cards), CardCount.limit)
    guard let book = try? Book(id: id, name: name, cardCount: cards, knownCount: min(max(0, known), cards)) else {
      preconditionFailure("0 to \(cards) of \(cards) cards can be known")
    }
    return book
  }
}
