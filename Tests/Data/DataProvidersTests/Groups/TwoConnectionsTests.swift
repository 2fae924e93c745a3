import DataProviders
import Fakes
import Interactors
import Models
import Observing
import Testing
import TestSupport

/// How changes by one process appear in another; two connections stand for two processes.
@Suite(.fewAtOnce)
struct TwoConnectionsTests {
  private let directory: TemporaryDirectory
  private let own: StoredGroupDataProvider
  private let other: StoredGroupDataProvider
  private let changes: ChangeCount
  private let watch: StoreWatch

  init() async throws {
    directory = try TemporaryDirectory()
    let location = StoreLocation.file(directory.store)
    let database = try await SQLiteDatabase(at: location, options: StoreOptions(busyTimeout: .zero))
    own = StoredGroupDataProvider(database: database)
    watch = StoreWatch(database, notifying: own.groupsDidChange)
    other = StoredGroupDataProvider(database: try await SQLiteDatabase(at: location))
    changes = ChangeCount(of: own.groupsDidChange)
  }

  @Test func `another connection's change is visible at once and notified at the next check`() async throws {
    try await other.leave(group: "1")
    await #expect(throws: GroupsError.groupGone) { try await own.group("1") }
    #expect(changes.value == 0)
    await watch.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `several changes between two checks are notified once`() async throws {
    try await other.leave(group: "1")
    try await other.leave(group: "2")
    await watch.noticeChanges()
    await watch.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `a check without a change does not notify`() async {
    await watch.noticeChanges()
    #expect(changes.value == 0)
  }

  @Test func `a connection's own change is not notified again`() async throws {
    try await own.leave(group: "1")
    await watch.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `a refused change by another connection does not notify`() async throws {
    await #expect(throws: GroupsError.alreadyMember) { try await other.add(user: "1", to: "1") }
    await #expect(throws: GroupsError.noLonger(.joined)) { try await other.join(group: "1") }
    await watch.noticeChanges()
    #expect(changes.value == 0)
  }

  @Test func `a group that another connection has deleted cannot be changed`() async throws {
    try await other.leave(group: "1")
    await #expect(throws: GroupsError.groupGone) { try await own.add(user: "3", to: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.remove(user: "1", from: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.join(group: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.leave(group: "1") }
  }

  @Test func `a person that another connection has added is already a member`() async throws {
    try await other.add(user: "3", to: "1")
    await #expect(throws: GroupsError.alreadyMember) { try await own.add(user: "3", to: "1") }
  }

  @Test func `failing checks notify once, and once more after recovery`() async throws {
    let lock = try SQLiteConnection(to: .file(directory.store))
    try lock.execute("BEGIN EXCLUSIVE")
    await watch.noticeChanges()
    #expect(changes.value == 1)
    await watch.noticeChanges()
    #expect(changes.value == 1)
    try lock.execute("ROLLBACK")
    await watch.noticeChanges()
    #expect(changes.value == 2)
    await watch.noticeChanges()
    #expect(changes.value == 2)
  }
}
