#if PostgreSQL
  import DataProviders
  import Interactors
  import Models
  import PostgreSQLProviders
  import Testing
  import TestSupport

  /// How changes by one process appear in another; two stores on one database stand for two processes.
  @Suite(.fewAtOnce)
  struct PostgreSQLTwoConnectionsTests {
    private let test: TestDatabase
    private let database: PostgreSQLDatabase
    private let own, other: StoredGroupDataProvider

    init() async throws {
      test = try TestDatabase()
      let options = PostgreSQLOptions(reconnectInterval: .milliseconds(1))
      database = try await PostgreSQLDatabase(at: test.address, options: options, beginningWith: .samples())
      own = try await StoredGroupDataProvider(over: database)
      other = try await StoredGroupDataProvider(over: PostgreSQLDatabase(at: test.address, options: options))
    }

    @Test func `a group that another connection has deleted cannot be changed`() async throws {
      try await other.dissolve(group: "1")
      await #expect(throws: GroupsError.groupGone) { try await own.add(user: "3", to: "1") }
      await #expect(throws: GroupsError.groupGone) { try await own.remove(user: "1", from: "1") }
      await #expect(throws: GroupsError.groupGone) { try await own.join(group: "1") }
      await #expect(throws: GroupsError.groupGone) { try await own.dissolve(group: "1") }
    }

    @Test func `if two people add the same person at once, one of them is refused`() async throws {
      // Neither goes on before both have asked for the group.
      let holder = try PostgreSQLConnection(to: test.address)
      try holder.execute("BEGIN; SELECT FROM groups WHERE id = 1 FOR UPDATE")
      async let one = isAdded("21", by: own)
      async let two = isAdded("21", by: other)
      await eventually("both wait") { (try? test.waiting()) == 2 }
      try holder.execute("COMMIT")
      let added = try await [one, two]
      #expect(added.count { $0 } == 1)
    }

    @Test func `news is numbered in the order in which it becomes visible`() async throws {
      let reader = User(id: "20", firstName: "", lastName: "")
      let locked = User(id: "21", firstName: "", lastName: "")
      let slow = try await own.createGroup(GroupName("Slow"))
      let quick = try await own.createGroup(GroupName("Quick"))
      // The first change takes a number for its news, and cannot end before this row is free.
      let holder = try PostgreSQLConnection(to: test.address)
      try holder.execute("BEGIN; SELECT FROM people WHERE id = 21 FOR UPDATE")
      async let first = own.apply([
        .move(reader, in: slow, from: .suggested, to: .invited(by: own.me)),
        .move(locked, in: slow, from: .suggested, to: .invited(by: own.me)),
      ])
      await eventually("the first change waits for the row") { (try? test.waiting()) == 1 }
      async let second = other.apply([.move(reader, in: quick, from: .suggested, to: .invited(by: own.me))])
      await eventually("the second one waits for the first") { (try? test.waiting()) == 2 }
      try holder.execute("COMMIT")
      _ = try await (first, second)
      let news = try await StoredGroupDataProvider(sharing: own, for: reader).news().news
      #expect(news.map(\.groupName) == ["Quick", "Slow"])
    }

    @Test func `if two people learn cards at once, no card is lost`() async throws {
      let books = StoredBookDataProvider(database: database)
      let others = StoredBookDataProvider(database: try await PostgreSQLDatabase(at: test.address))
      let book = try await books.newBook(BookName("Rivers"), cards: CardCount("40"))
      for _ in 1...20 {
        async let one = books.apply([.learn(1, in: book.id)])
        async let two = others.apply([.learn(1, in: book.id)])
        _ = try await (one, two)
      }
      #expect(try await books.book(book.id).knownCount == 40)
    }

    @Test func `if two people add books with the same name at once, one of them is refused`() async throws {
      let books = StoredBookDataProvider(database: database)
      let others = StoredBookDataProvider(database: try await PostgreSQLDatabase(at: test.address))
      for number in 1...10 {
        let name = try BookName("Rivers \(number)")
        async let one = isAdded(name, to: books)
        async let two = isAdded(name, to: others)
        let added = try await [one, two]
        #expect(added.count { $0 } == 1)
      }
    }

    @Test func `a change by another process is reported once, and a change by the same process is not reported`()
      async throws
    {
      let (told, listening) = await listen(to: database)
      for round in 1...10 {
        _ = try await own.createGroup(GroupName("Own"))
        _ = try await other.createGroup(GroupName("Other"))
        await eventually("the change is told") { told.value >= round }
        #expect(told.value == round)
      }
      listening.cancel()
    }

    @Test func `a refused change by another process is not reported`() async throws {
      let (told, listening) = try await listen(reconnectInterval: .seconds(1))
      for round in 1...20 {
        await #expect(throws: isAlreadyIn("")) { try await other.add(user: "1", to: "1") }
        await #expect(throws: isAlreadyIn(nil)) { try await other.join(group: "1") }
        _ = try await other.createGroup(GroupName("Other"))
        await eventually("the change is told") { told.value >= round }
        #expect(told.value == round)
      }
      listening.cancel()
    }

    @Test func `a listener whose connection was ended by the server reports the loss at once`() async throws {
      let (told, listening) = try await listen(reconnectInterval: .seconds(3600))
      try test.terminateConnections()
      await eventually("it is told") { told.value == 1 && !told.isLive }
      listening.cancel()
    }

    @Test func `a change that is made while a listener is disconnected is reported once the listener has reconnected`()
      async throws
    {
      let (told, listening) = try await listen(reconnectInterval: .seconds(1))
      try test.terminateConnections()
      await eventually("it is told") { told.value >= 1 }
      _ = try await other.createGroup(GroupName("Other"))
      await eventually("the change is told") { told.value >= 2 && told.isLive }
      await eventually("all listeners are back") { (try? test.listeners()) == 3 }
      // Coming back is told after the listener is back, so several changes have to be.
      for _ in 1...3 {
        let before = told.value
        _ = try await other.createGroup(GroupName("Other"))
        await eventually("the change is told") { told.value > before }
      }
      listening.cancel()
    }

    @Test func `a store of a later version is reported, and is neither read nor written`() async throws {
      let (told, listening) = await listen(to: database)
      let later = try PostgreSQLConnection(to: test.address)
      try setVersion(1000, on: later)
      let newer = StoreError(.newer, path: test.address)
      await eventually("it is told") { told.news == .lost(newer) }
      await #expect(throws: GroupsError.store(newer)) { try await own.group("1") }
      await #expect(throws: GroupsError.store(newer)) { _ = try await own.createGroup(GroupName("Own")) }
      try setVersion(Schema.current.migrations.count, on: later)
      await eventually("it is live again") { told.isLive }
      #expect(try await own.group("1").id == "1")
      listening.cancel()
    }

    /// Does what a program of another version does when it brings the tables up to date.
    private func setVersion(_ version: Int, on connection: PostgreSQLConnection) throws {
      _ = try connection.transaction { () throws(StoreError) in
        try connection.run("UPDATE version SET number = $1", [.integer(Int64(version))])
      }
    }

    /// Counts what a store tells whose listener waits so long before it comes back.
    private func listen(reconnectInterval: Duration) async throws -> (told: Tally, listening: Task<Void, Never>) {
      let options = PostgreSQLOptions(reconnectInterval: reconnectInterval)
      return await listen(to: try await PostgreSQLDatabase(at: test.address, options: options))
    }

    /// Counts what the store tells, once it listens, which it tells as well.
    private func listen(to database: PostgreSQLDatabase) async -> (told: Tally, listening: Task<Void, Never>) {
      let told = Tally()
      for await _ in database.changes(of: .groups, on: .continuous) { break }
      return (
        told,
        Task {
          for await news in database.changes(of: .groups, on: .continuous) {
            told.value += 1
            told.news = news
          }
        }
      )
    }

    private final class Tally {
      var value = 0
      var news: StoreNews?
      var isLive: Bool { news == .changed(isLive: true) }
    }

    private func isAlreadyIn(_ person: String?) -> GroupsError {
      .isAlready(.joined, person: person, group: "Calçotada Committee")
    }

    private func isAdded(_ user: User.ID, by provider: StoredGroupDataProvider) async throws -> Bool {
      do throws(GroupsError) {
        try await provider.add(user: user, to: "1")
        return true
      } catch {
        guard case .isAlready(.joined, _, _) = error else { throw error }
        return false
      }
    }

    private func isAdded(_ name: BookName, to provider: StoredBookDataProvider) async throws -> Bool {
      let cards = try CardCount("1")
      do throws(BooksError) {
        try await provider.addBook(name, cards: cards)
        return true
      } catch {
        guard error == .nameTaken else { throw error }
        return false
      }
    }
  }
#endif
