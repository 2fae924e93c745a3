import Models
import Testing

struct KnownShareTests {
  /// Each book is a pair of cards and known cards.
  @Test(arguments: [
    ([], 0), ([(0, 0)], 0), ([(10, 5), (5, 1)], 40), ([(10, 5)], 50), ([(1000, 999)], 99), ([(3, 2)], 66),
    ([(7, 7), (1, 1)], 100), ([(0, 0), (2, 2)], 100), ([(CardCount.limit, CardCount.limit - 1)], 99),
  ])
  func `a book with more cards has more weight in the share of known cards, which is rounded down`(
    books: [(Int, Int)], percent: Int
  ) throws {
    let books = try books.map { try Book(id: "1", name: "Latin", cardCount: $0.0, knownCount: $0.1) }
    #expect(KnownShare(of: books).percent == percent)
  }
}
