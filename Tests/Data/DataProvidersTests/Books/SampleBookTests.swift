import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

@Suite(.fewAtOnce)
struct SampleBookTests {
  private let provider: StoredBookDataProvider

  init() async throws {
    provider = StoredBookDataProvider(database: try await SQLiteDatabase(at: .memory))
  }

  @Test func `the samples contain an empty book, a book without known cards, and a fully known book`() async throws {
    let books = try await provider.books()
    #expect(books.count == 7)
    #expect(books.contains { $0.cardCount == 0 })
    #expect(books.contains { $0.cardCount > 0 && $0.knownCount == 0 })
    #expect(books.contains { $0.cardCount > 0 && $0.knownCount == $0.cardCount })
    #expect((1...99).contains(KnownShare(of: books).percent))
  }

  @Test func `a new store has the sample books under the given names, and keeps them`() async throws {
    let directory = try TemporaryDirectory()
    for prefix in ["my", "another"] {
      let samples = StoreContent.samples { "\(prefix) \($0)" }
      let database = try await SQLiteDatabase(at: .file(directory.store), beginningWith: samples)
      let names = try await StoredBookDataProvider(database: database).books().map(\.name)
      #expect(names == SampleBook.allCases.map { "my \($0)" })
    }
  }

  @Test func `the names of the sample books cannot be used again`() async throws {
    for book in try await provider.books() {
      await #expect(throws: BooksError.nameTaken) {
        try await provider.addBook(BookName(book.name.uppercased()), cards: CardCount("1"))
      }
    }
  }
}
