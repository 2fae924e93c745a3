import DataProviders
import Interactors
import Models
import Testing

/// What one process sees of another's changes; two connections stand for two processes.
struct TwoConnectionsTests {
  private let directory: TemporaryDirectory
  private let own: SQLiteGroupDataProvider
  private let other: SQLiteGroupDataProvider
  private let changes: ChangeCount
  private let watch: StoreWatch

  init() async throws {
    directory = try TemporaryDirectory()
    let location = StoreLocation.file(directory.store)
    let database = try await Database(at: location, options: StoreOptions(busyTimeout: .zero))
    own = SQLiteGroupDataProvider(database: database)
    watch = StoreWatch(database, telling: own.groupsDidChange)
    other = SQLiteGroupDataProvider(database: try await Database(at: location))
    changes = ChangeCount(of: own.groupsDidChange)
  }

  @Test func `another's change is seen at once and told at the next look`() async throws {
    try await other.leave(group: "1")
    await #expect(throws: GroupsError.groupGone) { try await own.group("1") }
    #expect(changes.value == 0)
    await watch.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `another's changes between two looks are told once`() async throws {
    try await other.leave(group: "1")
    try await other.leave(group: "2")
    await watch.noticeChanges()
    await watch.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `without a change there is nothing to tell`() async {
    await watch.noticeChanges()
    #expect(changes.value == 0)
  }

  @Test func `an own change is not told a second time`() async throws {
    try await own.leave(group: "1")
    await watch.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `another's refused change is no change`() async throws {
    await #expect(throws: GroupsError.alreadyMember) { try await other.add(user: "1", to: "1") }
    try await other.join(group: "1")
    await watch.noticeChanges()
    #expect(changes.value == 0)
  }

  @Test func `a group that another has deleted cannot be changed`() async throws {
    try await other.leave(group: "1")
    await #expect(throws: GroupsError.groupGone) { try await own.add(user: "3", to: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.remove(user: "1", from: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.join(group: "1") }
    await #expect(throws: GroupsError.groupGone) { try await own.leave(group: "1") }
  }

  @Test func `somebody whom another has added is a member already`() async throws {
    _ = try await other.add(user: "3", to: "1")
    await #expect(throws: GroupsError.alreadyMember) { try await own.add(user: "3", to: "1") }
  }

  @Test func `looks that fail are told once, and once when they succeed again`() async throws {
    let lock = try Connection(to: .file(directory.store))
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
