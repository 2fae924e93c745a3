import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

@Suite(.fewAtOnce)
struct StoreFailureTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `a read-only store can be read`() async throws {
    let written = try await provider().groups(in: .joined)
    #expect(try await provider(StoreOptions(isReadOnly: true)).groups(in: .joined) == written)
  }

  @Test func `a read-only store refuses changes`() async throws {
    _ = try await provider()
    let provider = try await provider(StoreOptions(isReadOnly: true))
    await #expect(throws: failure(.readOnly)) { try await provider.dissolve(group: "1") }
    #expect(try await provider.group("1").name == "Calçotada Committee")
  }

  @Test func `a missing store cannot be opened read-only`() async throws {
    let error = StoreError(.notOpened("No such file or directory"), path: directory.store)
    await #expect(throws: error) { try await SQLiteDatabase(at: location, options: StoreOptions(isReadOnly: true)) }
  }

  @Test func `a change on a full disk fails and keeps what was stored`() async throws {
    _ = try await provider()
    let provider = try await provider(StoreOptions(pageLimit: 1))
    let before = try await provider.groups(in: .joined)
    let name = try GroupName(String(repeating: "n", count: GroupName.limit))
    var created: [Group] = []
    await #expect(throws: failure(.full)) {
      for _ in 1...1000 { created.append(try await provider.newGroup(name)) }
    }
    #expect(try await provider.groups(in: .joined) == before + created)
  }

  @Test func `creating a store fails on a full disk, leaves nothing, and succeeds once there is room`() async throws {
    await #expect(throws: StoreError(.full, path: directory.store)) {
      try await SQLiteDatabase(at: location, options: StoreOptions(pageLimit: 5))
    }
    #expect(try FileSystem.names(in: directory.path) == [])
    #expect(try await SQLiteDatabase(at: location).isNew)
  }

  @Test(arguments: [
    "PRAGMA foreign_keys = OFF; UPDATE groups SET id = \(Int64.max) WHERE id = 24",
    "UPDATE sqlite_sequence SET seq = \(Int64.max) WHERE name = 'groups'",
  ])
  func `if no higher row number is available, the error reports an exhausted store and not a full disk`(change: String)
    async throws
  {
    let provider = try await provider()
    try SQLiteConnection(to: location).execute(change)
    await #expect(throws: failure(.exhausted)) { _ = try await provider.createGroup(GroupName("Night Owls")) }
  }

  @Test func `a change fails if another connection is writing for too long`() async throws {
    let provider = try await provider(StoreOptions(busyTimeout: .zero))
    let other = try SQLiteConnection(to: location)
    try other.execute("BEGIN IMMEDIATE")
    await #expect(throws: failure(.busy)) { try await provider.dissolve(group: "1") }
  }

  @Test func `a change waits until another connection has finished writing`() async throws {
    let provider = try await provider()
    let other = try SQLiteConnection(to: location)
    try other.execute("BEGIN IMMEDIATE")
    async let leaving = provider.apply([.rename("1", from: "Calçotada Committee", to: "Owls")])
    await Task.yield()
    try other.execute("COMMIT")
    _ = try await leaving
  }

  @Test func `a store can be read while another connection is writing`() async throws {
    let provider = try await provider(StoreOptions(busyTimeout: .zero))
    let other = try SQLiteConnection(to: location)
    try other.execute("BEGIN IMMEDIATE")
    #expect(try await provider.group("1").id == "1")
  }

  @Test func `if a stored text is not UTF-8, reading it fails with an error`() async throws {
    let provider = try await provider()
    try SQLiteConnection(to: location).execute("UPDATE groups SET name = CAST(x'43616669E9' AS TEXT) WHERE id = 1")
    await #expect(throws: failure(.badText)) { try await provider.group("1") }
    await #expect(throws: failure(.badText)) { try await provider.dissolve(group: "1") }
    #expect(try await provider.group("2").id == "2")
  }

  private var location: StoreLocation { .file(directory.store) }

  private func provider(_ options: StoreOptions = StoreOptions()) async throws -> StoredGroupDataProvider {
    try await StoredGroupDataProvider(over: SQLiteDatabase(at: location, options: options))
  }

  private func failure(_ problem: StoreError.Problem) -> GroupsError {
    .store(StoreError(problem, path: directory.store))
  }

  private func failure(_ reason: UnusableStore.Reason) -> GroupsError {
    .store(StoreError(reason, path: directory.store))
  }
}
