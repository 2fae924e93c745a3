import DataProviders
import Interactors
import Models
import Testing

struct SampleBooksTests {
  private let provider: SQLiteBookDataProvider

  init() async throws {
    provider = SQLiteBookDataProvider(database: try await Database(at: .memory))
  }

  @Test func `there is a book of every kind`() async throws {
    let books = try await provider.books()
    #expect(books.count == 7)
    #expect(books.contains { $0.cardCount == 0 })
    #expect(books.contains { $0.cardCount > 0 && $0.knownCount == 0 })
    #expect(books.contains { $0.cardCount > 0 && $0.knownCount == $0.cardCount })
    #expect((1...99).contains(KnownShare(of: books).percent))
  }

  @Test func `their names are taken`() async throws {
    for book in try await provider.books() {
      await #expect(throws: BooksError.nameTaken) {
        try await provider.addBook(BookName(book.name.uppercased()), cards: CardCount("1"))
      }
    }
  }
}
