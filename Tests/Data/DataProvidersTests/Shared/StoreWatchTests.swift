import Changes
import DataProviders
import Fakes
import Models
import TestSupport
import Testing

/// A store that tells of changes when the test says so.
private actor TellingDatabase: SQLDatabase {
  let connection: SQLiteConnection
  nonisolated let storeID = "x"
  nonisolated let told = AsyncStream.makeStream(of: StoreNews.self, bufferingPolicy: .bufferingNewest(1))

  init() throws { connection = try SQLiteConnection(to: .memory) }

  nonisolated func changes(of section: StoreSection, on clock: any Clock<Duration>) -> AsyncStream<StoreNews> {
    told.stream
  }

  func reconnectIfReplaced() {}
}

/// How a store's watch notifies the observers of changes by other programs.
@Suite(.fewAtOnce, .turnLimit)
struct StoreWatchTests {
  private let observers = ObserverSet<Void>()
  private let changes: ChangeCount

  init() {
    changes = ChangeCount(of: observers)
  }

  @Test func `the first of many changes is reported at once, and the others together after a pause`() async throws {
    let database = try TellingDatabase()
    let clock = ManualClock()
    let watch = Task { [observers] in await database.watch(.groups, notifying: observers, on: clock) }
    database.told.continuation.yield(.changed(isLive: true))
    await eventually("the first is told, and the pause begins") { changes.value == 1 && clock.sleeperCount == 1 }
    for _ in 1...1000 { database.told.continuation.yield(.changed(isLive: true)) }
    await turns(10)
    #expect(changes.value == 1)
    clock.advance()
    await eventually("the others are told") { changes.value == 2 && clock.sleeperCount == 1 }
    clock.advance()
    database.told.continuation.finish()
    await watch.value
    #expect(changes.value == 2)
  }

  @Test func `each reported change includes whether the store is live`() async throws {
    let database = try TellingDatabase()
    var said: [StoreNews] = []
    database.told.continuation.yield(.changed(isLive: false))
    let watch = Task { [observers] in
      await database.watch(.groups, notifying: observers, on: ImmediateClock()) { said.append($0) }
    }
    await eventually("it says that it is not") { said == [.changed(isLive: false)] }
    database.told.continuation.yield(.changed(isLive: true))
    await eventually("it says that it is") { said.last == .changed(isLive: true) }
    database.told.continuation.finish()
    await watch.value
  }

  @Test func `if the store is lost, this is reported, but no screen is loaded again`() async throws {
    let database = try TellingDatabase()
    let lost = StoreNews.lost(StoreError(.replaced, path: "x"))
    var said: [StoreNews] = []
    database.told.continuation.yield(lost)
    database.told.continuation.finish()
    await database.watch(.groups, notifying: observers, on: ImmediateClock()) { said.append($0) }
    #expect(said == [lost])
    #expect(changes.value == 0)
  }

  @Test func `a file is checked after every interval until the task is cancelled`() async throws {
    let directory = try TemporaryDirectory()
    let own = try await SQLiteDatabase(at: .file(directory.store))
    let other = StoredBookDataProvider(database: try await SQLiteDatabase(at: .file(directory.store)))
    try await other.delete(book: "1")
    await own.watch(.books, notifying: observers, on: TickingClock(ticks: 0))
    #expect(changes.value == 0)
    await own.watch(.books, notifying: observers, on: TickingClock(ticks: 3))
    #expect(changes.value == 1)
  }

  @Test
  func `a change in a file is reported for every section, because the file does not show what has changed`()
    async throws
  {
    let directory = try TemporaryDirectory()
    let own = try await SQLiteDatabase(at: .file(directory.store))
    let other = StoredBookDataProvider(database: try await SQLiteDatabase(at: .file(directory.store)))
    try await other.delete(book: "1")
    for section in StoreSection.allCases {
      #expect(await own.look(for: section) == .changed(isLive: true))
      #expect(await own.look(for: section) == nil)
    }
  }
}
