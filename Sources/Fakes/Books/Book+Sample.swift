package import Models

extension Book {
  /// Half known: 10 cards, as in the article's test.
  package static let sample = known(5, of: 10, id: "1", name: "Capitals")
  /// A fifth known: 5 cards, as in the article's test.
  package static let sampleVerbs = known(1, of: 5, id: "2", name: "Irregular Verbs")
  /// Without cards.
  package static let sampleEmpty = known(0, of: 0, id: "3", name: "Knots")

  /// A book whose numbers fit each other; numbers that do not are made to.
  package static func known(_ known: Int, of cards: Int, id: String, name: String = "Book") -> Book {
    let cards = min(max(0, cards), CardCount.limit)
    guard let book = try? Book(id: id, name: name, cardCount: cards, knownCount: min(max(0, known), cards)) else {
      preconditionFailure("0 to \(cards) of \(cards) cards can be known")
    }
    return book
  }
}
