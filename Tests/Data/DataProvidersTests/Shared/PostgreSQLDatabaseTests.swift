#if PostgreSQL
  import DataProviders
  import Interactors
  import Models
  import PostgreSQLProviders
  import Testing
  import TestSupport

  /// How a store on a server is made, brought up to date, and refused.
  @Suite(.fewAtOnce)
  struct PostgreSQLDatabaseTests {
    private let database: TestDatabase
    private var address: String { database.address }

    init() throws {
      database = try TestDatabase()
    }

    @Test func `isNew is true only when opening created the store`() async throws {
      #expect(try await PostgreSQLDatabase(at: address).isNew)
      #expect(try await !PostgreSQLDatabase(at: address).isNew)
    }

    @Test(arguments: 1...3)
    func `exactly one of ten connections that open a new store at once creates it`(round: Int) async throws {
      let address = address
      let makers = try await withThrowingTaskGroup { opening in
        for _ in 1...10 {
          opening.addTask { try await PostgreSQLDatabase(at: address, beginningWith: .samples()).isNew }
        }
        var makers = 0
        for try await isNew in opening where isNew { makers += 1 }
        return makers
      }
      #expect(makers == 1)
      let provider = try await StoredGroupDataProvider(over: PostgreSQLDatabase(at: address))
      #expect(try await provider.groups(in: .joined).count == 14)
    }

    @Test func `opening a store waits for another connection that is creating it`() async throws {
      let other = try PostgreSQLConnection(to: address)
      try other.execute("BEGIN")
      _ = try Schema.current.migrate(other)
      async let isNew = PostgreSQLDatabase(at: address).isNew
      await eventually("it waits") { (try? database.waiting()) == 1 }
      try other.execute("COMMIT")
      #expect(try await !isNew)
    }

    @Test func `an older store keeps its content, and gets no sample books`() async throws {
      try Schema.current.upTo(1).make(on: PostgreSQLConnection(to: address))
      try database.execute("INSERT INTO groups (name, category) VALUES ('Mine', 'joined')")
      let opened = try await PostgreSQLDatabase(at: address)
      #expect(!opened.isNew)
      #expect(try await StoredGroupDataProvider(over: opened).groups(in: .joined).map(\.id) == ["1"])
      #expect(try await StoredBookDataProvider(database: opened).books() == [])
    }

    @Test(
      arguments: [
        ("UPDATE version SET number = 1000", .newer), ("DELETE FROM version", .corrupt),
      ] as [(String, StoreError.Problem)])
    func `a database that is not a store of this version is refused, and left unchanged`(
      change: String, problem: StoreError.Problem
    ) async throws {
      try await expectRefusal(StoreError(problem, path: database.address), after: change)
    }

    @Test func `if the schema has tables but no version, the tables belong to another program and are left unchanged`()
      async throws
    {
      try await expectRefusal(StoreError(.foreign, path: database.address), after: "DROP TABLE version")
    }

    @Test func `tables that another program has created outside the schema do not prevent the use of a store`()
      async throws
    {
      try database.execute("CREATE TABLE public.groups (url TEXT)")
      #expect(try await PostgreSQLDatabase(at: address).isNew)
    }

    @Test func `a schema that the administrator has created is used`() async throws {
      try database.execute("CREATE SCHEMA calcots")
      #expect(try await PostgreSQLDatabase(at: address).isNew)
    }

    @Test(arguments: [
      "UPDATE memberships SET standing = 'suggested'",
      "INSERT INTO memberships (group_id, person_id) VALUES (1, 1)",
      "INSERT INTO memberships (group_id, person_id) VALUES (1, 1000)",
      "INSERT INTO books (name, name_key, card_count, known_count) VALUES ('A', 'a', 3, 4)",
      "INSERT INTO books (name, name_key, card_count, known_count) VALUES ('Knots', 'knots', 3, 0)",
      "INSERT INTO version VALUES (3)",
    ])
    func `the database refuses impossible rows`(insertion: String) async throws {
      _ = try await PostgreSQLDatabase(at: address, beginningWith: .samples())
      #expect(throws: StoreError.self) { try database.execute(insertion) }
    }

    @Test func `a book whose name is refused uses up no number`() async throws {
      let provider = StoredBookDataProvider(database: try await PostgreSQLDatabase(at: address))
      let first = try await provider.newBook(BookName("Rivers"), cards: CardCount("1"))
      await #expect(throws: BooksError.nameTaken) {
        try await provider.addBook(BookName("RIVERS"), cards: CardCount("1"))
      }
      let second = try await provider.newBook(BookName("Lakes"), cards: CardCount("1"))
      #expect(Int(second.id) == Int(first.id).map { $0 + 1 })
    }

    @Test func `if no higher row number is available, the error reports an exhausted store`() async throws {
      let provider = try await StoredGroupDataProvider(over: PostgreSQLDatabase(at: address))
      try database.execute("SELECT setval(pg_get_serial_sequence('groups', 'id'), \(Int64.max))")
      await #expect(throws: GroupsError.store(StoreError(.exhausted, path: database.address))) {
        try await provider.createGroup(GroupName("Night Owls"))
      }
    }

    private func expectRefusal(_ error: StoreError, after change: String) async throws {
      _ = try await PostgreSQLDatabase(at: address, beginningWith: .samples())
      try database.execute(change)
      let before = try content()
      await #expect(throws: error) { try await PostgreSQLDatabase(at: address) }
      #expect(try content() == before)
    }

    private func content() throws -> [String] {
      var rows: [String] = []
      let sql = "SELECT CAST(memberships AS TEXT) FROM memberships UNION ALL SELECT CAST(groups AS TEXT) FROM groups"
      try PostgreSQLConnection(to: address).forEachRow(of: sql) { rows.append($0.text(0)) }
      return rows
    }
  }
#endif
