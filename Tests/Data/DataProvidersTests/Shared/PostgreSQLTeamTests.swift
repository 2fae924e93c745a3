#if PostgreSQL
  import DataProviders
  import Foundation
  import Interactors
  import Models
  import PostgreSQLProviders
  import Testing
  import TestSupport

  /// What the page `Store.md` tells an administrator to run, run as it stands there, but with other names.
  @Suite(.fewAtOnce)
  struct PostgreSQLTeamTests {
    private let database: TestDatabase
    private let member, keeper: String

    init() throws {
      database = try TestDatabase()
      try database.drop()
      let names = ["team": database.name, "keeper": "keeper", "members": "members", "anna": "anna"].mapValues {
        $0.hasPrefix("calcots") ? $0 : "\($0)_\(UUID().uuidString)"
      }
      let page = try PackageFile.text(of: "Store.md").components(separatedBy: "```sql\n")
      let script = try #require(page.last?.components(separatedBy: "```").first)
      let parts = script.replacing(/\b(team|keeper|members|anna)\b/) { "\"\(names[String($0.1)] ?? "")\"" }
        .split(separator: /\\connect .*\n/)
      try #require(parts.count == 2)
      try TestDatabase.administer(String(parts[0]))
      try database.execute("SET search_path = public;" + parts[1] + ";RESET ROLE")
      for name in ["keeper", "anna"] {
        try database.execute("ALTER ROLE \"\(names[name] ?? "")\" PASSWORD 'right'")
      }
      let address = database.address
      (keeper, member) = (
        address.replacing("postgres@", with: (names["keeper"] ?? "") + ":right@"),
        address.replacing("postgres@", with: (names["anna"] ?? "") + ":right@")
      )
    }

    @Test func `a member can do everything in a store that the keeper has prepared`() async throws {
      #expect(try await PostgreSQLDatabase(at: keeper).isNew)
      let store = try await PostgreSQLDatabase(at: member)
      #expect(!store.isNew)
      let (groups, books) = (StoredGroupDataProvider(database: store), StoredBookDataProvider(database: store))
      let group = try await groups.createGroup(GroupName("Night Owls"))
      try await groups.leave(group: group)
      let book = try await books.newBook(BookName("Rivers"), cards: CardCount("1"))
      try await books.delete(book: book.id)
      #expect(try await groups.groups(in: .joined).count == 14)
    }

    @Test func `a member can copy the store`() async throws {
      _ = try await PostgreSQLDatabase(at: keeper)
      let target = try SQLiteConnection(to: .memory)
      #expect(try StoreCopy { false }.run(from: PostgreSQLConnection(to: member), to: target) == 247)
    }

    @Test func `a member cannot make the store`() async throws {
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: member) }
      #expect(error?.problem == .notPrepared)
    }

    @Test(arguments: 1..<Schema.current.migrations.count)
    func `a member can use a store that the keeper has brought up to date`(version: Int) async throws {
      try Schema.current.upTo(version).make(on: PostgreSQLConnection(to: keeper))
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: member) }
      #expect(error?.problem == .notPrepared)
      _ = try await PostgreSQLDatabase(at: keeper)
      let books = StoredBookDataProvider(database: try await PostgreSQLDatabase(at: member))
      _ = try await books.newBook(BookName("Rivers"), cards: CardCount("1"))
    }

    @Test func `a member can change no table`() async throws {
      _ = try await PostgreSQLDatabase(at: keeper)
      let connection = try PostgreSQLConnection(to: member)
      for change in ["DROP TABLE groups", "ALTER TABLE groups ADD COLUMN note TEXT", "CREATE TABLE extra (id INTEGER)"]
      {
        let error = #expect(throws: StoreError.self) { try connection.execute(change) }
        guard case .refused = error?.problem else { throw try #require(error) }
      }
    }
  }
#endif
