import Models
import Testing

struct BookTests {
  @Test(arguments: [(0, 0, 0.0), (10, 0, 0.0), (10, 5, 0.5), (3, 3, 1.0)])
  func `progress is the share of known cards`(cards: Int, known: Int, progress: Double) throws {
    #expect(try book(cards, known).progress == progress)
  }

  @Test(arguments: [-1, .min, CardCount.limit + 1, .max])
  func `a number of cards out of range is refused`(cards: Int) {
    #expect(throws: Book.Invalid.cardCount) { try book(cards, 0) }
  }

  @Test(arguments: [(0, 1), (10, -1), (10, 11), (10, .min), (10, .max)])
  func `a number of known cards out of range is refused`(cards: Int, known: Int) {
    #expect(throws: Book.Invalid.knownCount) { try book(cards, known) }
  }

  @Test(arguments: [(1, 5), (6, 10), (-4, 0)])
  func `learning and forgetting change only the number of known cards`(cards: Int, known: Int) throws {
    #expect(try book(10, 4).learning(cards) == book(10, known))
  }

  @Test(arguments: [
    (4, 7, BooksError.onlyUnknown(6)), (4, .max, .onlyUnknown(6)), (10, 1, .onlyUnknown(0)), (4, -5, .onlyKnown(4)),
    (4, .min, .onlyKnown(4)), (0, -1, .onlyKnown(0)),
  ])
  func `no more cards can be learnt than are unknown, or forgotten than are known`(
    known: Int, cards: Int, error: BooksError
  ) {
    #expect(throws: error) { try book(10, known).learning(cards) }
  }

  @Test func `zero cards cannot be learnt`() {
    #expect(throws: BooksError.noCards) { try book(10, 4).learning(0) }
  }

  private func book(_ cards: Int, _ known: Int) throws(Book.Invalid) -> Book {
    try Book(id: "1", name: "Latin", cardCount: cards, knownCount: known)
  }
}
