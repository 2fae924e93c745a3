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

  init() async throws {
    directory = try TemporaryDirectory()
    let location = StoreLocation.file(directory.store)
    own = SQLiteGroupDataProvider(database: try await Database(at: location, options: StoreOptions(busyTimeout: .zero)))
    other = SQLiteGroupDataProvider(database: try await Database(at: location))
    changes = ChangeCount(of: own)
  }

  @Test func `another's change is seen at once and told at the next look`() async throws {
    try await other.leave(group: "1")
    await #expect(throws: GroupsError.groupGone) { try await own.group("1") }
    #expect(changes.value == 0)
    await own.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `another's changes between two looks are told once`() async throws {
    try await other.leave(group: "1")
    try await other.leave(group: "2")
    await own.noticeChanges()
    await own.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `without a change there is nothing to tell`() async {
    await own.noticeChanges()
    #expect(changes.value == 0)
  }

  @Test func `an own change is not told a second time`() async throws {
    try await own.leave(group: "1")
    await own.noticeChanges()
    #expect(changes.value == 1)
  }

  @Test func `another's refused change is no change`() async throws {
    await #expect(throws: GroupsError.alreadyMember) { try await other.add(user: "1", to: "1") }
    try await other.join(group: "1")
    await own.noticeChanges()
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
    await own.noticeChanges()
    #expect(changes.value == 1)
    await own.noticeChanges()
    #expect(changes.value == 1)
    try lock.execute("ROLLBACK")
    await own.noticeChanges()
    #expect(changes.value == 2)
    await own.noticeChanges()
    #expect(changes.value == 2)
  }

  @Test func `watching looks after every interval until it is cancelled`() async throws {
    try await other.leave(group: "1")
    await own.watch(every: .seconds(1), clock: TickingClock(ticks: 0))
    #expect(changes.value == 0)
    await own.watch(every: .seconds(1), clock: TickingClock(ticks: 3))
    #expect(changes.value == 1)
  }
}
