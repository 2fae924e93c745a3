#if PostgreSQL
  import DataProviders
  import Foundation
  import Interactors
  import Models
  import PostgreSQLProviders
  import Testing
  import TestSupport

  /// Faults between a store and its server; the next command works once the fault is repaired.
  @Suite(.fewAtOnce)
  struct PostgreSQLFaultTests {
    private let database: TestDatabase
    private var address: String { database.address }

    init() throws {
      database = try TestDatabase()
    }

    @Test func `the next call reconnects if the server has ended the connection`() async throws {
      let provider = try await provider()
      try database.terminateConnections()
      try await provider.dissolve(group: "1")
      try database.terminateConnections()
      await #expect(throws: GroupsError.groupGone) { try await provider.group("1") }
    }

    @Test func `a server that ends the connection at each query is reported as unreachable`() async throws {
      let provider = try await provider()
      try database.execute(
        """
        ALTER TABLE groups RENAME TO others;
        CREATE FUNCTION die() RETURNS TEXT LANGUAGE plpgsql
          AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
        CREATE VIEW groups AS SELECT id, die() AS name FROM others;
        """)
      let error = try await error(of: { _ = try await provider.group("1") })
      guard case .unreachable = error.problem else { throw error }
    }

    @Test func `when the user leaves a screen, its query is cancelled on the server, and the next call works`()
      async throws
    {
      // No deadline of the server ends the query instead.
      let patient = PostgreSQLOptions(lockTimeout: .seconds(60), statementTimeout: .seconds(60))
      let provider = try await provider(patient)
      let other = try PostgreSQLConnection(to: address, options: patient)
      try other.execute("BEGIN; LOCK TABLE groups")
      let screen = Task { try await provider.group("1") }
      await eventually("the query waits") { (try? database.waiting()) == 1 }
      screen.cancel()
      await eventually("the query is cancelled", pauses: 400) { (try? database.waiting()) == 0 }
      try other.execute("COMMIT")
      #expect(try await provider.group("1").id == "1")
    }

    @Test func `a change is completed even if its screen was left`() async throws {
      let provider = try await provider()
      let other = try PostgreSQLConnection(to: address)
      try other.execute("BEGIN; UPDATE groups SET name = name WHERE id = 1")
      let screen = Task { try await provider.dissolve(group: "1") }
      await eventually("the change waits") { (try? database.waiting()) == 1 }
      screen.cancel()
      try other.execute("COMMIT")
      try await screen.value
      await #expect(throws: GroupsError.groupGone) { try await provider.group("1") }
    }

    @Test func `a full disk on the server is reported, and nothing is changed`() async throws {
      let provider = try await provider()
      try database.execute(
        """
        CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql
          AS 'BEGIN RAISE EXCEPTION USING ERRCODE = ''disk_full''; END';
        CREATE TRIGGER fill AFTER INSERT ON groups EXECUTE FUNCTION fill();
        """)
      await #expect(throws: failure(.full)) { try await provider.createGroup(GroupName("Night Owls")) }
      #expect(try await provider.groups(in: .joined).count == 14)
    }

    @Test func `a change is rolled back if its connection ends before the commit`() async throws {
      let provider = try await provider()
      try database.execute(
        """
        CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql
          AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END';
        CREATE TRIGGER die BEFORE INSERT ON groups EXECUTE FUNCTION die();
        """)
      let error = try await error(of: { _ = try await provider.createGroup(GroupName("Night Owls")) })
      guard case .unreachable = error.problem else { throw error }
      #expect(try await provider.groups(in: .joined).count == 14)
    }

    @Test func `a change is reported as in doubt if its connection ends during the commit`() async throws {
      let provider = try await provider()
      try database.execute(
        """
        CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql
          AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END';
        CREATE CONSTRAINT TRIGGER die AFTER INSERT ON groups DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION die();
        """)
      await #expect(throws: failure(.inDoubt)) { try await provider.createGroup(GroupName("Night Owls")) }
      #expect(try await provider.groups(in: .joined).count == 14)
    }

    @Test func `a transaction fails if the server rolls it back instead of committing it`() async throws {
      let connection = try PostgreSQLConnection(to: address)
      #expect(throws: StoreError(.failed("ROLLBACK"), path: database.address)) {
        try connection.transaction { () throws(StoreError) in
          try? connection.forEachRow(of: "SELECT 1 / 0") { _ in }
        }
      }
    }

    @Test func `a program stops using a store that has been migrated to a later version`() async throws {
      let provider = try await provider()
      try database.execute("UPDATE version SET number = 1000")
      await #expect(throws: failure(.newer)) { try await provider.dissolve(group: "1") }
      try database.terminateConnections()
      // Another test checks whether this call already connects again.
      _ = try? await provider.group("1")
      await #expect(throws: failure(.newer)) { try await provider.group("1") }
      try database.execute("UPDATE version SET number = \(Schema.current.migrations.count)")
      #expect(try await provider.group("1").id == "1")
    }

    @Test func `a server that accepts only one connection is used without notifications`() async throws {
      _ = try await provider()
      let user = "guest_\(UUID().uuidString)"
      let address = try database.address(ofNewUser: user, withPassword: "right")
      try database.execute(
        """
        ALTER ROLE "\(user)" CONNECTION LIMIT 1;
        GRANT USAGE ON SCHEMA calcots TO "\(user)"; GRANT SELECT ON ALL TABLES IN SCHEMA calcots TO "\(user)";
        """)
      let store = try await PostgreSQLDatabase(
        at: address, options: PostgreSQLOptions(reconnectInterval: .milliseconds(1)))
      #expect(try await StoredGroupDataProvider(over: store).group("1").id == "1")
      var told = 0
      let listening = Task { for await _ in store.changes(of: .groups, on: .continuous) { told += 1 } }
      await eventually("the screens load anew, again and again", pauses: 10_000) { told >= 3 }
      listening.cancel()
    }

    @Test func `a change fails if another connection is changing the same group for too long`() async throws {
      let provider = try await provider(PostgreSQLOptions(lockTimeout: .milliseconds(100)))
      let other = try PostgreSQLConnection(to: address)
      try other.execute("BEGIN; UPDATE groups SET name = name WHERE id = 1")
      await #expect(throws: failure(.busy)) { try await provider.dissolve(group: "1") }
      #expect(try await provider.group("1").id == "1")
      try await provider.dissolve(group: "2")
      try other.execute("COMMIT")
      try await provider.dissolve(group: "1")
    }

    @Test func `time in the queue counts towards the lock timeout`() async throws {
      _ = try await provider()
      let other = try PostgreSQLConnection(to: address)
      try other.execute("BEGIN; UPDATE groups SET name = name WHERE id = 1")
      // A call that runs on it counts as made an hour ago.
      let executor = BlockingExecutor(label: "calcots.late") { .now - .seconds(3600) }
      let options = PostgreSQLOptions(
        lockTimeout: .seconds(3600), statementTimeout: .seconds(3600), answerTimeout: .seconds(3600))
      let changing = Task { [address] in
        try await executor.run { () throws(StoreError) in
          let connection = try PostgreSQLConnection(to: address, options: options, on: executor)
          return try connection.transaction { () throws(StoreError) in
            try connection.run("UPDATE groups SET name = name WHERE id = 1")
          }
        }
      }
      await #expect(throws: StoreError(.busy, path: address)) {
        try await value(of: changing, "it has been answered")
      }
    }

    @Test(arguments: [
      PostgreSQLOptions(lockTimeout: .zero, statementTimeout: .milliseconds(50)),
      PostgreSQLOptions(lockTimeout: .zero, answerTimeout: .milliseconds(50)),
    ])
    func `a query that takes too long fails, and the next query works`(options: PostgreSQLOptions) async throws {
      _ = try await PostgreSQLDatabase(at: address)
      let other = try PostgreSQLConnection(to: address)
      // A database that was made for such an answer could not be opened, so it is asked directly.
      let connection = try PostgreSQLConnection(to: address, options: options)
      try other.execute("BEGIN; LOCK TABLE groups")
      #expect(throws: StoreError(.timedOut, path: database.address)) {
        try connection.run("SELECT count(*) FROM groups")
      }
      try other.execute("COMMIT")
      var isAnswered = false
      try connection.forEachRow(of: "SELECT 1") { isAnswered = $0.integer(0) == 1 }
      #expect(isAnswered)
    }

    @Test func `a read-only server is reported when a change is refused`() async throws {
      _ = try await provider()
      try database.execute("ALTER DATABASE \"\(database.name)\" SET default_transaction_read_only = on")
      let provider = try await provider()
      await #expect(throws: failure(.serverReadOnly)) { try await provider.dissolve(group: "1") }
      #expect(try await provider.group("1").id == "1")
    }

    @Test func `a user without access to the schema is refused`() async throws {
      _ = try await provider()
      let user = "guest_\(UUID().uuidString)"
      let address = try database.address(ofNewUser: user, withPassword: "right")
      let error = try await error(of: { _ = try await PostgreSQLDatabase(at: address) })
      #expect(error.unusableReason == .refused(.other, "permission denied for schema calcots"))
    }

    @Test func `a database in which a table is missing is reported as unusable`() async throws {
      let provider = try await provider()
      try database.execute("ALTER TABLE groups RENAME TO others")
      let error = try await error(of: { _ = try await provider.group("1") })
      #expect(error.unusableReason == .unfit("relation \"calcots.groups\" does not exist"))
      #expect(try await StoredBookDataProvider(database: PostgreSQLDatabase(at: address)).books().count == 7)
    }

    @Test func `a database whose encoding is not UTF8 is refused`() async throws {
      let database = try TestDatabase(encoding: "LATIN1")
      let error = try await error(of: { _ = try await PostgreSQLDatabase(at: database.address) })
      #expect(error.unusableReason == .unfit("server_encoding = LATIN1"))
    }

    @Test(arguments: 0..<Schema.current.migrations.count)
    func `if the user of a store may not migrate it, the store is reported as not prepared`(version: Int) async throws {
      if version > 0 { try Schema.current.upTo(version).make(on: PostgreSQLConnection(to: address)) }
      let user = "guest_\(UUID().uuidString)"
      let address = try database.address(ofNewUser: user, withPassword: "right")
      try database.execute("CREATE SCHEMA IF NOT EXISTS calcots; GRANT USAGE ON SCHEMA calcots TO \"\(user)\"")
      if version > 0 { try database.execute("GRANT SELECT, UPDATE ON version TO \"\(user)\"") }
      let error = try await error(of: { _ = try await PostgreSQLDatabase(at: address) })
      #expect(error.unusableReason == .notPrepared)
    }

    @Test func `a wrong password is refused, and is not in the error`() async throws {
      let user = "guest_\(UUID().uuidString)"
      let address = try database.address(ofNewUser: user, withPassword: "s3cret")
      let error = try await error(of: { _ = try await PostgreSQLDatabase(at: address) })
      guard case .refused(.password, let reason) = error.unusableReason else { throw error }
      #expect(reason.contains("password authentication failed"))
      #expect(error.path == database.address.replacing("postgres@", with: user + "@"))
      #expect(!"\(error)".contains("s3cret"))
    }

    @Test(arguments: ["postgresql:///x?host=/nonexistent", "postgresql://u:s3cret@127.0.0.1:1/x?password=s3cret"])
    func `a server that does not exist is reported as unreachable`(address: String) async throws {
      let error = try await error(of: { _ = try await PostgreSQLDatabase(at: address) })
      guard case .unreachable = error.problem else { throw error }
      #expect(!"\(error)".contains("s3cret"))
    }

    @Test func `an address with an invalid value is refused, and the error names the parameter`() async throws {
      let reason = UnusableStore.Reason.badParameter("invalid sslmode value: \"perhaps\"")
      await #expect(throws: StoreError(reason, path: "postgresql://h/x")) {
        try await PostgreSQLDatabase(at: "postgresql://h/x?sslmode=perhaps&password=s3cret")
      }
    }

    @Test(arguments: [
      "postgresql://u:s3cr%zzet@h/x", "postgresql://h/x?s3cret", "postgresql://[::1/s3cret", "service", "a=s3cret",
      "postgresql://h/x\0s3cret", "postgresql://anna:pa/s3cret@h/x", "postgresql://anna:1/s3cret@h/x",
      "postgresql://anna:p@s3cret@h/x", "postgresql://anna:s3cret", "postgresql://anna%3As3cret@h/x",
      "postgresql://anna%3As3cret%40h/x", "postgresql:///a%20password%3Ds3cret", "PostgreSQL://anna:s3cret@h/x",
    ])
    func `text that is not an address is refused, and is not repeated in the error`(address: String) async throws {
      await #expect(throws: StoreError(.badAddress, path: "")) { try await PostgreSQLDatabase(at: address) }
    }

    private func provider(
      _ options: PostgreSQLOptions = PostgreSQLOptions()
    ) async throws -> StoredGroupDataProvider {
      let database = try await PostgreSQLDatabase(at: address, options: options, beginningWith: .samples())
      return try await StoredGroupDataProvider(over: database)
    }

    private func failure(_ problem: StoreError.Problem) -> GroupsError {
      .store(StoreError(problem, path: database.address))
    }

    /// Returns the error of the store that a call throws.
    private func error(of call: () async throws -> Void) async throws -> StoreError {
      let error = await #expect(throws: (any Error).self) { try await call() }
      if case .store(let error)? = error as? GroupsError { return error }
      return try #require(error as? StoreError)
    }
  }
#endif
