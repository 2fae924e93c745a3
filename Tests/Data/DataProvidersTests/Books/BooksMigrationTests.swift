import DataProviders
import Interactors
import Models
import Testing
import TestSupport

/// What becomes of a store that was made by the version before the books app.
@Suite(.fewAtOnce)
struct BooksMigrationTests {
  private let directory: TemporaryDirectory
  private var location: StoreLocation { .file(directory.store) }

  /// A store as that version left it: its tables, and a group that the user created.
  init() throws {
    directory = try TemporaryDirectory()
    try SQLiteConnection(to: .file(directory.store)).execute(
      """
      CREATE TABLE groups (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        category TEXT NOT NULL CHECK (category IN ('joined', 'invited', 'suggested'))
      ) STRICT;
      CREATE INDEX groups_by_category ON groups (category);
      CREATE TABLE people (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        first_name TEXT NOT NULL,
        last_name TEXT NOT NULL
      ) STRICT;
      CREATE TABLE memberships (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        group_id INTEGER NOT NULL REFERENCES groups ON DELETE CASCADE,
        person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
        UNIQUE (group_id, person_id)
      ) STRICT;
      CREATE INDEX memberships_by_group ON memberships (group_id);
      CREATE INDEX memberships_by_person ON memberships (person_id);
      INSERT INTO groups (name, category) VALUES ('Mine', 'joined');
      PRAGMA application_id = \(0x6361_6CE7);
      PRAGMA user_version = 1;
      """)
  }

  @Test func `it keeps what it has, and gets no sample books`() async throws {
    let database = try await SQLiteDatabase(at: location)
    #expect(!database.isNew)
    #expect(try await StoredGroupDataProvider(database: database).groups(in: .joined).map(\.name) == ["Mine"])
    #expect(try await StoredBookDataProvider(database: database).books() == [])
  }

  @Test func `books can be added, and are there the next time`() async throws {
    let books = StoredBookDataProvider(database: try await SQLiteDatabase(at: location))
    let added = try await books.newBook(BookName("Rivers"), cards: CardCount("3"))
    let again = StoredBookDataProvider(database: try await SQLiteDatabase(at: location))
    #expect(try await again.books() == [added])
  }

  @Test func `without room for the new table it stays as it was`() async throws {
    let before = try FileSystem.bytes(of: directory.store)
    await #expect(throws: StoreError(.full, path: directory.store)) {
      try await SQLiteDatabase(at: location, options: StoreOptions(pageLimit: 1))
    }
    #expect(try FileSystem.bytes(of: directory.store) == before)
    #expect(try await !SQLiteDatabase(at: location).isNew)
  }

  @Test(arguments: 1...5)
  func `of several that open it at once one brings it up to date, and all can use it`(round: Int) async throws {
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
