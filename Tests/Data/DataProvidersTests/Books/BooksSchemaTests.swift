import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The rows that the table itself refuses, and the reports of impossible rows that are in it nevertheless.
@Suite(.fewAtOnce)
struct BooksSchemaTests {
  private let directory: TemporaryDirectory
  private let provider: StoredBookDataProvider
  private let connection: SQLiteConnection

  init() async throws {
    directory = try TemporaryDirectory()
    provider = StoredBookDataProvider(database: try await SQLiteDatabase(at: .file(directory.store)))
    connection = try SQLiteConnection(to: .file(directory.store))
  }

  @Test(arguments: [
    "('A', 'a', -1, 0)", "('A', 'a', 1000001, 0)", "('A', 'a', 3, -1)", "('A', 'a', 3, 4)", "(NULL, 'a', 3, 0)",
    "('A', NULL, 3, 0)", "('Knots', 'knots', 3, 0)", "('A', 'a', 'x', 0)",
  ])
  func `the database refuses impossible rows`(values: String) {
    #expect(throws: StoreError.self) {
      try connection.run("INSERT INTO books (name, name_key, card_count, known_count) VALUES \(values)")
    }
  }

  @Test func `a row with impossible numbers is reported as a damaged store`() async throws {
    try connection.execute("PRAGMA ignore_check_constraints = ON; UPDATE books SET known_count = -5 WHERE id = 2")
    let damage = BooksError.store(StoreError(.corrupt, path: directory.store))
    await #expect(throws: damage) { try await provider.books() }
    await #expect(throws: damage) { try await provider.book("2") }
    #expect(try await provider.book("1").id == "1")
  }

  @Test func `a change in a read-only store fails with the reason, and changes nothing`() async throws {
    let options = StoreOptions(isReadOnly: true)
    let database = try await SQLiteDatabase(at: .file(directory.store), options: options)
    let provider = StoredBookDataProvider(database: database)
    let before = try await provider.books()
    let failure = BooksError.store(StoreError(.readOnly, path: directory.store))
    await #expect(throws: failure) { try await provider.addBook(BookName("Rivers"), cards: CardCount("1")) }
    await #expect(throws: failure) { try await provider.delete(book: "1") }
    await #expect(throws: failure) { try await provider.learn(1, in: "1") }
    #expect(try await provider.books() == before)
  }
}
