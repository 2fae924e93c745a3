import DataProviders
import Fakes
import Models
import Observing
import Testing
import TestSupport

/// A single check of a store serves all providers on it.
@Suite(.fewAtOnce)
struct StoreWatchTests {
  private let directory: TemporaryDirectory
  private let own: SQLiteDatabase
  private let other: StoredBookDataProvider

  init() async throws {
    directory = try TemporaryDirectory()
    own = try await SQLiteDatabase(at: .file(directory.store))
    other = StoredBookDataProvider(database: try await SQLiteDatabase(at: .file(directory.store)))
  }

  @Test func `every provider is notified of another connection's change`() async throws {
    let providers = (StoredGroupDataProvider(database: own), StoredBookDataProvider(database: own))
    let changes = (ChangeCount(of: providers.0.groupsDidChange), ChangeCount(of: providers.1.booksDidChange))
    let watch = StoreWatch(own, notifying: providers.0.groupsDidChange, providers.1.booksDidChange)
    try await other.delete(book: "1")
    await watch.noticeChanges()
    await watch.noticeChanges()
    #expect(changes.0.value == 1)
    #expect(changes.1.value == 1)
  }

  @Test func `a connection's own change is not notified again`() async throws {
    let provider = StoredBookDataProvider(database: own)
    let changes = ChangeCount(of: provider.booksDidChange)
    let watch = StoreWatch(own, notifying: provider.booksDidChange)
    try await provider.delete(book: "1")
    await watch.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `watching checks after every interval until it is cancelled`() async throws {
    let told = ObserverSet<Void>()
    let changes = ChangeCount(of: told)
    let watch = StoreWatch(own, notifying: told)
    try await other.delete(book: "1")
    await watch.watch(every: .seconds(1), clock: TickingClock(ticks: 0))
    #expect(changes.value == 0)
    await watch.watch(every: .seconds(1), clock: TickingClock(ticks: 3))
    #expect(changes.value == 1)
  }
}
