#if PostgreSQL
  import DataProviders
  import Foundation
  import Interactors
  import Models
  import PostgreSQLProviders
  import Testing
  import TestSupport

  /// The commands that the page `Store.md` gives to an administrator, run exactly as they are there, but with other
  /// names: over an encrypted connection to a server with a certificate, and with the passwords in a file.
  @Suite(.fewAtOnce)
  struct PostgreSQLTeamTests {
    private let database: TestDatabase
    private let keeper, member, other: String
    /// The end of the roles' names, because all tests share the server.
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
      for name in ["keeper", "anna", "ben"] {
        try database.execute("ALTER ROLE \"\(name)_\(id)\" PASSWORD 'right'")
      }
      let place = try "localhost:\(TestDatabase.port())"
      let passwords = directory.path + "/right"
      for word in ["right", "wrong"] {
        let lines = ["keeper", "anna", "ben"].map { [id] in "\(place):*:\($0)_\(id):\(word)\n" }
        try lines.joined().write(toFile: directory.path + "/\(word)", atomically: false, encoding: .utf8)
        chmod(directory.path + "/\(word)", 0o600)
      }
      let rest =
        "@\(place)/\(database.name)?sslmode=verify-full"
        + "&sslrootcert=\(database.folder)/server.crt&passfile=\(passwords)"
      let addresses = ["keeper", "anna", "ben"].map { [id] in "postgresql://\($0)_\(id)\(rest)" }
      keeper = addresses[0]
      member = addresses[1]
      other = addresses[2]
    }

    @Test func `a store that the keeper has prepared is empty, and a member can create and delete groups and books`()
      async throws
    {
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

    @Test func `a member is identified by the login user of the server, even after the role has been changed`()
      async throws
    {
      _ = try await PostgreSQLDatabase(at: keeper)
      let anna = try await PostgreSQLDatabase(at: member).person(of: .session)
      #expect(anna.fullName == "anna_\(id)")
      #expect(try await PostgreSQLDatabase(at: member).person(of: .session) == anna)
      try database.execute("GRANT \"anna_\(id)\" TO \"ben_\(id)\"")
      for address in [other, other + "&options=-c%20role%3Danna_\(id)"] {
        let ben = try await PostgreSQLDatabase(at: address)
        #expect(try await ben.person(of: .session).fullName == "ben_\(id)")
        let error = await #expect(throws: StoreError.self) { try await ben.person(of: .sharer("anna_\(id)")) }
        #expect(error?.unusableReason == .notShared("ben_\(id)"))
      }
    }

    @Test func `an invitation reaches the invited person, with the inviter's name`() async throws {
      _ = try await PostgreSQLDatabase(at: keeper)
      let anna = try await StoredGroupDataProvider(over: PostgreSQLDatabase(at: member), as: .session)
      let database = try await PostgreSQLDatabase(at: other)
      let ben = try await StoredGroupDataProvider(over: database, as: .session)
      let group = try await anna.createGroup(GroupName("Night Owls"))
      // That it listens is news as well, and that there are groups may be.
      for await _ in database.changes(of: .groups, on: .continuous) { break }
      let before = try await ben.news()
      _ = try await anna.apply(.move(ben.me, in: group, from: .suggested, to: .invited(by: anna.me)))
      var list = before
      for await news in database.changes(of: .groups, on: .continuous) {
        #expect(news == .changed(isLive: true))
        list = try await ben.news()
        if list != before { break }
      }
      let piece = try #require(list.news.first)
      #expect((piece.kind, piece.groupName, piece.actor) == (.invited, "Night Owls", anna.me))
      try await ben.markNewsRead(upTo: piece.number)
      #expect(try await ben.news().unreadCount == 0)
    }

    @Test func `people who share a server user are distinguished by name from each other and from other server users`()
      async throws
    {
      _ = try await PostgreSQLDatabase(at: keeper)
      let anna = try await PostgreSQLDatabase(at: member).person(of: .session)
      try? TestDatabase.administer("CREATE ROLE calcots_shared NOLOGIN")
      try TestDatabase.administer("GRANT calcots_shared TO \"ben_\(id)\"")
      let shared = try await PostgreSQLDatabase(at: other)
      let people = [
        try await shared.person(of: .session), try await shared.person(of: .sharer("anna_\(id)")),
        try await shared.person(of: .sharer("carla")),
      ]
      #expect(people.map(\.fullName) == ["ben_\(id)", "anna_\(id)", "carla"])
      #expect(Set((people + [anna]).map(\.id)).count == 4)
      #expect(try await PostgreSQLDatabase(at: other).person(of: .sharer("carla")) == people[2])
    }

    @Test func `a server user with a slash in the name is not mistaken for a person who shares a server user`()
      async throws
    {
      _ = try await PostgreSQLDatabase(at: keeper)
      try? TestDatabase.administer("CREATE ROLE calcots_shared NOLOGIN")
      try TestDatabase.administer("GRANT calcots_shared TO \"ben_\(id)\"")
      try database.execute("INSERT INTO people (account, first_name, last_name) VALUES ('ben_\(id)/anna', 'Role', '')")
      let sharer = try await PostgreSQLDatabase(at: other).person(of: .sharer("anna"))
      #expect(sharer.fullName == "anna" && sharer.account == "ben_\(id)/anna")
    }

    /// Statements that make somebody act as somebody else, or as another store.
    nonisolated private static let impostures = [
      "UPDATE people SET account = 'ANNA' WHERE account = 'BEN'",
      "UPDATE people SET account = 'BEN' WHERE account = 'ANNA'",
      "INSERT INTO people (account, first_name, last_name) VALUES ('CARLA', 'Carla', '')",
      "UPDATE people SET first_name = 'Ben' WHERE account = 'ANNA'", "DELETE FROM people WHERE account = 'ANNA'",
      "INSERT INTO news (person_id, kind, group_id, group_name, actor_id, happened) SELECT 1, 'removed', 1, 'A', id, 0 FROM people WHERE account = 'ANNA'",
      "UPDATE people SET news_read = 9 WHERE account = 'ANNA'", "UPDATE store SET id = 'other'", "DELETE FROM version",
      "UPDATE version SET number = 1000",
    ]

    @Test(arguments: impostures)
    func `the server prevents any change to the identity of another person or of the store`(statement: String)
      async throws
    {
      _ = try await PostgreSQLDatabase(at: keeper)
      for address in [member, other] { _ = try await PostgreSQLDatabase(at: address).person(of: .session) }
      let sql =
        "SELECT string_agg(CAST(people AS TEXT), ' ' ORDER BY people.id), max(version.number), max(store.id), (SELECT count(*) FROM news) FROM people, version, store"
      let before = try texts(of: sql)
      let named = [("ANNA", "anna_\(id)"), ("BEN", "ben_\(id)")].reduce(statement) { $0.replacing($1.0, with: $1.1) }
      // Each either is refused, or finds no row that it may change.
      try? PostgreSQLConnection(to: other).execute(named)
      #expect(try texts(of: sql) == before)
      let own = "UPDATE people SET first_name = 'Benjamin' WHERE account = 'ben_\(id)'"
      try PostgreSQLConnection(to: other).execute(own)
      #expect(try texts(of: sql) != before)
    }

    private func texts(of sql: String) throws -> [String] {
      var texts: [String] = []
      try PostgreSQLConnection(to: database.address).forEachRow(of: sql) { row in
        texts = (0..<row.count).map { row.text($0) }
      }
      return texts
    }

    @Test func `people who shared a server user in an earlier version keep their accounts`() async throws {
      try Schema.current.upTo(4).make(on: PostgreSQLConnection(to: keeper))
      try database.execute("INSERT INTO people (account, first_name, last_name) VALUES ('ben_\(id)/anna', 'Anna', '')")
      _ = try await PostgreSQLDatabase(at: keeper)
      try? TestDatabase.administer("CREATE ROLE calcots_shared NOLOGIN")
      try TestDatabase.administer("GRANT calcots_shared TO \"ben_\(id)\"")
      #expect(try await PostgreSQLDatabase(at: other).person(of: .sharer("anna")).id == "1")
    }

    @Test(arguments: 1...3)
    func `the only user of a store of an earlier version has no account until the administrator sets one`(version: Int)
      async throws
    {
      try Schema.current.upTo(version).makeFilled(on: PostgreSQLConnection(to: keeper))
      _ = try await PostgreSQLDatabase(at: keeper).person(of: .session)
      let ben = try await StoredGroupDataProvider(over: PostgreSQLDatabase(at: other), as: .session)
      #expect(try await ben.groups(in: .joined) == [])
      try database.execute("UPDATE people SET account = 'anna_\(id)' WHERE account = ''")
      let anna = try await StoredGroupDataProvider(over: PostgreSQLDatabase(at: member), as: .session)
      #expect(anna.me.fullName == "You")
      #expect(try await anna.groups(in: .joined).map(\.name) == ["Owls", "Nobody"])
      #expect(try await anna.groups(in: .invited).map(\.name) == ["Larks"])
    }

    @Test func `a member can copy the store`() async throws {
      _ = try await PostgreSQLDatabase(at: keeper, beginningWith: .samples())
      let target = try SQLiteConnection(to: .memory)
      #expect(try StoreCopy().run(from: PostgreSQLConnection(to: member), to: target) == 266)
    }

    @Test func `a member cannot create the store`() async throws {
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: member) }
      #expect(error?.unusableReason == .notPrepared)
    }

    @Test func `a non-member is refused, with the reason that the server gives`() async throws {
      _ = try await PostgreSQLDatabase(at: keeper)
      try database.execute("REVOKE \"members_\(id)\" FROM \"anna_\(id)\"")
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: member) }
      #expect(error?.unusableReason == .refused(.other, "permission denied for schema calcots"))
    }

    @Test(arguments: 1..<Schema.current.migrations.count)
    func `a member can use a store once the keeper has migrated it`(version: Int) async throws {
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
    func `a refusal reports whether the encryption, certificate, password or database is wrong`(
      right: String, wrong: String, missing: UnusableStore.Refusal
    )
      async throws
    {
      _ = try await PostgreSQLDatabase(at: keeper)
      let address = keeper.replacing(right, with: wrong)
      let error = await #expect(throws: StoreError.self) { try await PostgreSQLDatabase(at: address) }
      guard case .refused(missing, _) = error?.unusableReason else { throw try #require(error) }
    }

    @Test func `a member cannot create, alter or drop tables`() async throws {
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
