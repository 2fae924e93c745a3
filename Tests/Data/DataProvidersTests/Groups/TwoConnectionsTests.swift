import Changes
import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// How changes by one process appear in another; two connections stand for two processes.
@Suite(.fewAtOnce)
struct TwoConnectionsTests {
  private let directory: TemporaryDirectory
  private let database: SQLiteDatabase
  private let own: StoredGroupDataProvider
  private let other: StoredGroupDataProvider
  private let name = "Calçotada Committee"

  init() async throws {
    directory = try TemporaryDirectory()
    let location = StoreLocation.file(directory.store)
    database = try await SQLiteDatabase(at: location, options: StoreOptions(busyTimeout: .zero))
    own = try await StoredGroupDataProvider(over: database)
    other = try await StoredGroupDataProvider(over: SQLiteDatabase(at: location))
  }

  private var hasChanged: Bool { get async { await database.look(for: .groups) == .changed(isLive: true) } }

  @Test func `another connection's change is visible at once, and noticed at the next check`() async throws {
    try await other.dissolve(group: "1")
    await #expect(throws: GroupsError.groupGone) { try await own.group("1") }
    #expect(await hasChanged)
  }

  @Test func `several changes between two checks are noticed once`() async throws {
    try await other.dissolve(group: "1")
    try await other.dissolve(group: "2")
    #expect(await hasChanged)
    #expect(await !hasChanged)
  }

  @Test func `a check notices nothing if nothing has changed`() async {
    #expect(await !hasChanged)
  }

  @Test func `a connection's own change is announced by its provider, and is not noticed by the next check`()
    async throws
  {
    let changes = ChangeCount(of: own.groupsDidChange)
    try await own.dissolve(group: "1")
    #expect(changes.value == 1)
    #expect(await !hasChanged)
  }

  @Test func `a refused change by another connection is not noticed`() async throws {
    await #expect(throws: GroupsError.isAlready(.joined, person: "", group: name)) {
      try await other.add(user: "1", to: "1")
    }
    await #expect(throws: GroupsError.isAlready(.joined, person: nil, group: name)) {
      try await other.join(group: "1")
    }
    #expect(await !hasChanged)
  }

  @Test func `a group that another connection has deleted cannot be changed`() async throws {
    try await other.dissolve(group: "1")
    await #expect(throws: GroupsError.groupGone) { try await own.add(user: "3", to: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.remove(user: "1", from: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.join(group: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.dissolve(group: "1") }
  }

  @Test func `a person whom another connection has added is already a member`() async throws {
    try await other.add(user: "3", to: "1")
    await #expect(throws: GroupsError.isAlready(.joined, person: "", group: name)) {
      try await own.add(user: "3", to: "1")
    }
  }

  @Test func `a check of a locked store reports no change, and a check after the commit reports the change`()
    async throws
  {
    let lock = try SQLiteConnection(to: .file(directory.store))
    try lock.execute("BEGIN EXCLUSIVE")
    #expect(await !hasChanged)
    try lock.execute("ROLLBACK")
    #expect(await !hasChanged)
    try lock.execute("BEGIN EXCLUSIVE; DELETE FROM books WHERE id = 1")
    #expect(await !hasChanged)
    try lock.execute("COMMIT")
    #expect(await hasChanged)
  }
}
