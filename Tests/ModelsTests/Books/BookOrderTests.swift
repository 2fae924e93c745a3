import Models
import Testing

struct BookOrderTests {
  @Test func `in the order by progress, the least known book comes first, and equal books keep their order`() throws {
    let books = try [(4, 2), (0, 0), (3, 3), (2, 1), (5, 0)].enumerated().map { place, counts in
      try Book(id: "\(place)", name: "Book", cardCount: counts.0, knownCount: counts.1)
    }
    #expect(BookOrder.progress.sorted(books).map(\.id) == ["1", "4", "0", "3", "2"])
    #expect(BookOrder.added.sorted(books) == books)
  }
}
