#if PostgreSQL
  import DataProviders
  import Interactors
  import Models
  import PostgreSQLProviders
  import Testing
  import TestSupport

  /// A server, or a network, that takes what it is sent and never answers.
  @Suite(.fewAtOnce, .turnLimit(15_000))
  struct PostgreSQLStallTests {
    private let database: TestDatabase
    private let proxy: StallingProxy

    init() throws {
      database = try TestDatabase()
      proxy = try StallingProxy(to: database.address)
    }

    @Test(arguments: [(PostgreSQLOptions(connectTimeout: .milliseconds(50)), ""), (.never, "&connect_timeout=1")])
    func `a host that never answers is tried only once`(options: PostgreSQLOptions, addition: String) throws {
      proxy.stall(.newConnections)
      #expect(throws: timedOut) { try PostgreSQLConnection(to: proxy.address + addition, options: options) }
      #expect(proxy.connections == 1)
    }

    @Test func `a parameter in the address can turn off the time limit for connecting`() throws {
      let options = PostgreSQLOptions(connectTimeout: .zero)
      let connection = try PostgreSQLConnection(to: proxy.address + "&connect_timeout=0", options: options)
      #expect(try connection.number("SELECT 1") == 1)
    }

    @Test func `if a host accepts no connections, the next host is tried`() throws {
      let full = try FullHost()
      let address = "postgresql://postgres@127.0.0.1:\(full.port),127.0.0.1:5432/\(database.name)"
      let server = database.folder
      let options = PostgreSQLOptions(connectTimeout: .milliseconds(200))
      let connection = try PostgreSQLConnection(
        to: address.replacing("127.0.0.1:5432", with: server.replacing("/", with: "%2F")), options: options)
      #expect(try connection.number("SELECT 1") == 1)
    }

    @Test(
      arguments: [
        ("SELECT", .timedOut), ("BEGIN", .timedOut), ("INSERT", .timedOut), ("COMMIT\0", .inDoubt),
      ] as [(String, StoreError.Problem)])
    func `a statement that gets no answer fails, and the next statement works`(
      words: String, problem: StoreError.Problem
    ) async throws {
      _ = try await PostgreSQLDatabase(at: database.address)
      let options = PostgreSQLOptions(answerTimeout: .milliseconds(300))
      let connection = try PostgreSQLConnection(to: proxy.address, options: options)
      proxy.stall(.at(words))
      let change = { () throws(StoreError) in
        try connection.transaction { () throws(StoreError) -> Void in
          try connection.run("INSERT INTO groups (name) VALUES ('Night Owls')")
        }
      }
      #expect(throws: StoreError(problem, path: name)) {
        if words == "SELECT" { _ = try connection.number("SELECT 1") } else { try change() }
      }
      proxy.stall(.none)
      try change()
    }

    @Test func `a query takes one round trip, and a change takes two or three`()
      async throws
    {
      let store = try await PostgreSQLDatabase(at: proxy.address, options: .never, beginningWith: .samples())
      let groups = try await StoredGroupDataProvider(over: store)
      let books = StoredBookDataProvider(database: store)
      var news = store.changes(of: .groups, on: .continuous).makeAsyncIterator()
      // The other connection has nothing more to say.
      _ = await news.next()
      func roundTrips<Answer>(_ body: () async throws -> Answer) async rethrows -> (answer: Answer, count: Int) {
        let before = proxy.roundTrips
        return (try await body(), proxy.roundTrips - before)
      }
      let look = try await roundTrips { try await groups.people(matching: "a", notIn: "1", limit: 1) }
      let anna = try #require(look.answer.people.first)
      let name = try GroupName("Night Owls")
      let title = try BookName("Tirant")
      let creation = try await roundTrips { try await groups.apply([.create(name, by: groups.me)]) }
      let undo = try await roundTrips { try await groups.apply(creation.answer.map(\.inverse)) }
      let addition = try await roundTrips {
        try await groups.apply([.move(anna, in: "1", from: .suggested, to: .joined)])
      }
      let book = try await roundTrips { try await books.apply([.add(title, cards: CardCount("5"))]) }
      #expect([look.count, creation.count, undo.count, addition.count, book.count] == [1, 3, 2, 3, 2])
    }

    @Test func `a statement larger than the network's buffers also fails if it gets no answer`() throws {
      let options = PostgreSQLOptions(answerTimeout: .milliseconds(300))
      let connection = try PostgreSQLConnection(to: proxy.address, options: options)
      proxy.stall(.at("SELECT"))
      let much = Value.text(String(repeating: "calçots", count: 1 << 20))
      #expect(throws: timedOut) { try connection.run("SELECT length($1)", [much]) }
    }

    @Test func `a query that cannot be cancelled is abandoned together with its connection`() async throws {
      let provider = try await provider(.never)
      let other = try PostgreSQLConnection(to: database.address, options: .never)
      try other.execute("BEGIN; LOCK TABLE groups")
      let screen = Task { try await provider.group("1") }
      await eventually("the query waits") { (try? database.waiting()) == 1 }
      proxy.stall(.newConnections)
      screen.cancel()
      await #expect(throws: GroupsError.store(timedOut)) { try await screen.value }
      proxy.stall(.none)
      try other.execute("COMMIT")
      #expect(try await provider.group("1").id == "1")
    }

    @Test func `a connection stays open after one of its queries was cancelled`() async throws {
      // On a busy machine, cancelling takes longer than the program waits for it.
      var options = PostgreSQLOptions.never
      options.cancelTimeout = .seconds(60)
      let provider = try await provider(options)
      let other = try PostgreSQLConnection(to: database.address, options: .never)
      try other.execute("BEGIN; LOCK TABLE groups")
      let connections = proxy.connections
      let screen = Task { try await provider.group("1") }
      await eventually("the query waits") { (try? database.waiting()) == 1 }
      screen.cancel()
      await #expect(throws: GroupsError.store(timedOut)) { try await screen.value }
      try other.execute("COMMIT")
      #expect(try await provider.group("1").id == "1")
      #expect(proxy.connections == connections + 1)
    }

    @Test func `a query is not sent if the user has already left its screen`() async throws {
      let provider = try await provider(.never)
      proxy.stall(.at(""))
      let screen = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await provider.group("1")
      }
      await #expect(throws: GroupsError.store(timedOut)) { try await screen.value }
    }

    @Test func `if the server stops answering, the listener for changes reports this`() async throws {
      _ = try await PostgreSQLDatabase(at: database.address)
      let options = PostgreSQLOptions(answerTimeout: .seconds(1), heartbeat: .milliseconds(50))
      let told = told(by: try await PostgreSQLDatabase(at: proxy.address, options: options))
      await eventually("it listens", pauses: 4_000) { told.value == 1 }
      proxy.stall(.at(""))
      await eventually("it is told that something is wrong", pauses: 4_000) { told.value == 2 && !told.isLive }
    }

    @Test func `a program reports that it is live only after it has begun to listen for changes`() async throws {
      _ = try await PostgreSQLDatabase(at: database.address)
      proxy.stall(.at("LISTEN"))
      let options = PostgreSQLOptions(answerTimeout: .milliseconds(50), reconnectInterval: .milliseconds(1))
      let told = told(by: try await PostgreSQLDatabase(at: proxy.address, options: options))
      await eventually("it is told", pauses: 4_000) { !told.isLive }
    }

    @Test func `behind a pooler, the program looks for changes at intervals`() async throws {
      let pooler = try StallingProxy(to: database.address, isPooler: true)
      let options = PostgreSQLOptions(reconnectInterval: .milliseconds(1))
      let told = told(by: try await PostgreSQLDatabase(at: pooler.address, options: options))
      for _ in 1...3 {
        let before = told.value
        await eventually("the screens load anew, and are not live") { told.value > before && !told.isLive }
      }
    }

    @Test func `all calls work even if a pooler has reset the settings of a connection`() async throws {
      let store = try await PostgreSQLDatabase(at: database.address, beginningWith: .samples())
      let groups = try await StoredGroupDataProvider(over: store)
      let books = StoredBookDataProvider(database: store)
      try await store.forget()
      #expect(try await groups.groups(in: .joined).count == 14)
      #expect(try await groups.group("1").id == "1")
      #expect(try await groups.people(matching: "a", notIn: "1", limit: 2).people.count == 2)
      #expect(try await !books.books().isEmpty)
      #expect(try await books.book("1").id == "1")
      try await groups.dissolve(group: "1")
      try await store.forget()
      try await books.delete(book: "1")
    }

    private var name: String { database.address.replacing(database.folder, with: proxy.folder) }
    private var timedOut: StoreError { StoreError(.timedOut, path: name) }

    private func provider(_ options: PostgreSQLOptions) async throws -> StoredGroupDataProvider {
      let database = try await PostgreSQLDatabase(at: proxy.address, options: options, beginningWith: .samples())
      return try await StoredGroupDataProvider(over: database)
    }

    /// Counts what the store tells.
    private func told(by store: PostgreSQLDatabase) -> Tally {
      let told = Tally()
      Task {
        for await news in store.changes(of: .groups, on: .continuous) {
          told.value += 1
          told.isLive = news == .changed(isLive: true)
        }
      }
      return told
    }

    private final class Tally {
      var value = 0
      var isLive = true
    }
  }

  nonisolated extension PostgreSQLOptions {
    /// No deadline ends what a test has to end in another way.
    fileprivate static var never: PostgreSQLOptions {
      PostgreSQLOptions(
        connectTimeout: .seconds(3600), lockTimeout: .seconds(3600), statementTimeout: .seconds(3600),
        answerTimeout: .seconds(3600))
    }
  }

  extension PostgreSQLDatabase {
    fileprivate func forget() throws(StoreError) { try connection.execute("DISCARD ALL") }
  }
#endif
