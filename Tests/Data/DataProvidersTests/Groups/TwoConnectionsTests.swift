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

  @Test func `a change by another connection can be read at once, and the next check for changes reports it`()
    async throws
  {
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

  @Test func `the provider announces a change by its own connection, and the next check does not report it`()
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

  @Test func `a check for changes reports none while the store is locked, and reports the change after the commit`()
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
