#if PostgreSQL
  import DataProviders
  import Foundation
  import Interactors
  import Models
  import PostgreSQLProviders
  import Testing
  import TestSupport

  /// What the page `Store.md` tells an administrator to run, run as it stands there, but with other names: over an encrypted
  /// connection to a server with a certificate, and with the passwords in a file.
  @Suite(.fewAtOnce)
  struct PostgreSQLTeamTests {
    private let database: TestDatabase
    private let member, keeper: String
    /// What the names of the roles end with, as all tests share the server.
    private let id = UUID().uuidString
    private let directory: TemporaryDirectory

    init() throws {
      directory = try TemporaryDirectory()
      database = try TestDatabase()
      try database.drop()
      let page = try PackageFile.text(of: "Store.md").components(separatedBy: "```sql\n")
      let script = try #require(page.last?.components(separatedBy: "```").first)
      let parts = script.replacing(/\b(team|keeper|members|anna|ben)\b/) { [database, id] in
        "\"\($0.1 == "team" ? database.name : "\($0.1)_\(id)")\""
      }
      .split(separator: /\\connect .*\n/)
      try #require(parts.count == 2)
      try TestDatabase.administer(String(parts[0]))
      try database.execute("SET search_path = public;" + parts[1])
      for name in ["keeper", "anna"] {
        try database.execute("ALTER ROLE \"\(name)_\(id)\" PASSWORD 'right'")
      }
      let place = try "localhost:\(TestDatabase.port())"
      let passwords = directory.path + "/right"
      for word in ["right", "wrong"] {
        let lines = ["keeper", "anna"].map { [id] in "\(place):*:\($0)_\(id):\(word)\n" }
        try lines.joined().write(toFile: directory.path + "/\(word)", atomically: false, encoding: .utf8)
        chmod(directory.path + "/\(word)", 0o600)
      }
      let rest =
        "@\(place)/\(database.name)?sslmode=verify-full"
        + "&sslrootcert=\(database.folder)/server.crt&passfile=\(passwords)"
      (keeper, member) = ("postgresql://keeper_\(id)\(rest)", "postgresql://anna_\(id)\(rest)")
    }

    @Test func `a member can do everything in a store that the keeper has prepared, and finds it empty`() async throws {
      #expect(try await PostgreSQLDatabase(at: keeper).isNew)
      let store = try await PostgreSQLDatabase(at: member)
      #expect(!store.isNew)
      let groups = try await StoredGroupDataProvider(over: store, as: .session)
      let books = StoredBookDataProvider(database: store)
      for category in GroupCategory.allCases { #expect(try await groups.groups(in: category) == []) }
      #expect(try await books.books() == [])
      let group = try await groups.createGroup(GroupName("Night Owls"))
      try await groups.dissolve(group: group)
      let book = try await books.newBook(BookName("Rivers"), cards: CardCount("1"))
      try await books.delete(book: book.id)
    }

    @Test func `a member can copy the store`() async throws {
      _ = try await PostgreSQLDatabase(at: keeper, beginningWith: .samples())
      let target = try SQLiteConnection(to: .memory)
      #expect(try StoreCopy { false }.run(from: PostgreSQLConnection(to: member), to: target) == 266)
    }

    @Test func `a member cannot make the store`() async throws {
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: member) }
      #expect(error?.unusableReason == .notPrepared)
    }

    @Test func `who is no member is referred to who runs the server`() async throws {
      _ = try await PostgreSQLDatabase(at: keeper)
      try database.execute("REVOKE \"members_\(id)\" FROM \"anna_\(id)\"")
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: member) }
      #expect(error?.unusableReason == .refused(.other, "permission denied for schema calcots"))
    }

    @Test(arguments: 1..<Schema.current.migrations.count)
    func `a member can use a store that the keeper has brought up to date`(version: Int) async throws {
      try Schema.current.upTo(version).make(on: PostgreSQLConnection(to: keeper))
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: member) }
      #expect(error?.unusableReason == .notPrepared)
      _ = try await PostgreSQLDatabase(at: keeper)
      let books = StoredBookDataProvider(database: try await PostgreSQLDatabase(at: member))
      _ = try await books.newBook(BookName("Rivers"), cards: CardCount("1"))
    }

    @Test(
      arguments: [
        ("sslmode=verify-full", "sslmode=disable", .encryption), ("@localhost", "@127.0.0.1", .certificate),
        ("server.crt", "other.crt", .certificate), ("/right", "/wrong", .password),
        ("/right", "/none", .password), ("?", "_old?", .database),
      ] as [(String, String, UnusableStore.Refusal)])
    func `who is refused is told what is missing`(right: String, wrong: String, missing: UnusableStore.Refusal)
      async throws
    {
      _ = try await PostgreSQLDatabase(at: keeper)
      let address = keeper.replacing(right, with: wrong)
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: address) }
      guard case .refused(missing, _) = error?.unusableReason else { throw try #require(error) }
    }

    @Test func `a member can change no table`() async throws {
      _ = try await PostgreSQLDatabase(at: keeper)
      let connection = try PostgreSQLConnection(to: member)
      for change in ["DROP TABLE groups", "ALTER TABLE groups ADD COLUMN note TEXT", "CREATE TABLE extra (id INTEGER)"]
      {
        let error = #expect(throws: StoreError.self) { try connection.execute(change) }
        guard case .refused = error?.unusableReason else { throw try #require(error) }
      }
    }
  }
#endif
