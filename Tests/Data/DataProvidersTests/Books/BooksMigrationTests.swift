import DataProviders
import Interactors
import Models
import TestSupport
import Testing

/// Migrating a store that was made by the version before the books app.
@Suite(.fewAtOnce)
struct BooksMigrationTests {
  private let directory: TemporaryDirectory
  private var location: StoreLocation { .file(directory.store) }

  /// A store as that version left it: its tables, and a group that the user created.
  init() throws {
    directory = try TemporaryDirectory()
    let connection = try SQLiteConnection(to: .file(directory.store))
    try Schema.current.upTo(1).make(on: connection)
    try connection.execute("INSERT INTO groups (name, category) VALUES ('Mine', 'joined')")
  }

  @Test func `an older store keeps its content, and gets no sample books`() async throws {
    let database = try await SQLiteDatabase(at: location)
    #expect(!database.isNew)
    #expect(try await StoredGroupDataProvider(over: database).groups(in: .joined).map(\.name) == ["Mine"])
    #expect(try await StoredBookDataProvider(database: database).books() == [])
  }

  @Test func `in a migrated store, books can be added, and are still there when the store is opened again`()
    async throws
  {
    let books = StoredBookDataProvider(database: try await SQLiteDatabase(at: location))
    let added = try await books.newBook(BookName("Rivers"), cards: CardCount("3"))
    let again = StoredBookDataProvider(database: try await SQLiteDatabase(at: location))
    #expect(try await again.books() == [added])
  }

  @Test func `if the disk has no room for the new table, the migration fails and leaves the store unchanged`()
    async throws
  {
    let before = try FileSystem.bytes(of: directory.store)
    await #expect(throws: StoreError(.full, path: directory.store)) {
      try await SQLiteDatabase(at: location, options: StoreOptions(pageLimit: 1))
    }
    #expect(try FileSystem.bytes(of: directory.store) == before)
    #expect(try await !SQLiteDatabase(at: location).isNew)
  }

  @Test(arguments: 1...5)
  func `an older store that several programs open at once is migrated, and can be used afterwards`(round: Int)
    async throws
  {
    let location = location
    try await withThrowingTaskGroup { opening in
      for _ in 1...4 {
        opening.addTask { try await SQLiteDatabase(at: location).isNew }
      }
      for try await isNew in opening {
        #expect(!isNew)
      }
    }
    #expect(try await StoredBookDataProvider(database: SQLiteDatabase(at: location)).books() == [])
  }
}
