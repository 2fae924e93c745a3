import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// Migrating a store that was made by the version before people were searched in it.
@Suite(.fewAtOnce)
struct NameKeysMigrationTests {
  private let directory: TemporaryDirectory
  private var location: StoreLocation { .file(directory.store) }

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Makes a store as that version left it, with so many people more than a new one has.
  private func makeStore(adding count: Int) throws {
    let connection = try SQLiteConnection(to: location)
    try Schema.current.upTo(2).makeFilled(on: connection)
    try connection.execute(
      """
      INSERT INTO people (first_name, last_name)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(count))
        SELECT 'Person', n FROM numbers WHERE n <= \(count);
      VACUUM;
      """)
  }

  private func find(_ filter: String) async throws -> FoundPeople {
    let database = try await SQLiteDatabase(at: location)
    #expect(!database.isNew)
    let provider = try await StoredGroupDataProvider(over: database)
    return try await provider.people(matching: filter, notIn: provider.createGroup(GroupName("Empty")), limit: .max)
  }

  @Test(arguments: [0, 996, 997, 998, 999, 2500])
  func `a search finds the people in a migrated store, however many there are`(count: Int) async throws {
    try makeStore(adding: count)
    #expect(try await find("nuria").people.map(\.fullName) == ["Núria Vidal"])
    #expect(try await find("person").people.count == count)
    #expect(try await find("person \(count)").people.last?.lastName == (count == 0 ? nil : "\(count)"))
  }

  @Test func `if the disk has no room for the name keys, the migration fails and leaves the store unchanged`()
    async throws
  {
    try makeStore(adding: 0)
    let before = try FileSystem.bytes(of: directory.store)
    await #expect(throws: StoreError(.full, path: directory.store)) {
      try await SQLiteDatabase(at: location, options: StoreOptions(pageLimit: 1))
    }
    #expect(try FileSystem.bytes(of: directory.store) == before)
  }

  #if PostgreSQL
    @Test func `a search also finds people in a migrated store on a server`() async throws {
      let database = try TestDatabase()
      let connection = try PostgreSQLConnection(to: database.address)
      try Schema.current.upTo(2).makeFilled(on: connection)
      let provider = try await StoredGroupDataProvider(over: PostgreSQLDatabase(at: database.address))
      let group = try await provider.createGroup(GroupName("Empty"))
      #expect(try await provider.people(matching: "nuria", notIn: group, limit: 50).people.count == 1)
    }
  #endif
}
