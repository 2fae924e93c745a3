import DataProviders
import Fakes
import Foundation
import Interactors
import Models
import TestSupport
import Testing

/// A store whose file becomes another one while it is open.
@Suite(.fewAtOnce)
struct LostStoreTests {
  private let directory: TemporaryDirectory
  private let database: SQLiteDatabase
  private let provider: StoredGroupDataProvider

  init() async throws {
    directory = try TemporaryDirectory()
    database = try await SQLiteDatabase(at: .file(directory.store))
    provider = try await StoredGroupDataProvider(over: database)
  }

  /// The things that can happen to the file.
  enum Loss: CaseIterable {
    case replaced, renamed, deleted, overwrittenByAnOlderStore
  }

  @Test(
    arguments: [
      (.replaced, nil), (.renamed, .gone), (.deleted, .gone), (.overwrittenByAnOlderStore, .otherStore),
    ] as [(Loss, StoreError.Problem?)])
  func `the loss of a store is reported once for each section, and a copy in its place is reported as a change`(
    loss: Loss, problem: StoreError.Problem?
  ) async throws {
    try lose(by: loss)
    for section in StoreSection.allCases {
      #expect(await database.look(for: section) == problem.map { .lost(error($0)) } ?? .changed(isLive: true))
      #expect(await database.look(for: section) == nil)
    }
  }

  @Test(
    arguments: [(.renamed, .gone), (.deleted, .gone), (.overwrittenByAnOlderStore, .otherStore)]
      as [(Loss, StoreError.Problem)])
  func `nothing is written if the store is missing or has been replaced by another store`(
    loss: Loss, problem: StoreError.Problem
  ) async throws {
    try lose(by: loss)
    let before = try section()
    await #expect(throws: failure(problem)) { _ = try await provider.createGroup(GroupName("Night Owls")) }
    #expect(try section() == before)
  }

  @Test(arguments: [true, false])
  func `after a copy has replaced the store, calls can first read and then change the copy, or the reverse`(
    isChangedFirst: Bool
  ) async throws {
    try lose(by: .replaced)
    if isChangedFirst { _ = try await provider.createGroup(GroupName("Night Owls")) }
    await #expect(throws: GroupsError.groupGone) { try await provider.group("1") }
    #expect(await database.look(for: .groups) == .changed(isLive: true))
    try await provider.dissolve(group: "2")
    let other = try await StoredGroupDataProvider(over: SQLiteDatabase(at: .file(directory.store)))
    await #expect(throws: GroupsError.groupGone) { try await other.group("2") }
  }

  @Test func `if an older store replaces the lost store, a running program does not migrate the older store`()
    async throws
  {
    try FileManager.default.removeItem(atPath: directory.store)
    try Schema.current.upTo(1).make(on: SQLiteConnection(to: .file(directory.store)))
    let before = try section()
    await #expect(throws: failure(.otherStore)) { try await provider.group("1") }
    #expect(try section() == before)
    let here = try await StoredGroupDataProvider(over: SQLiteDatabase(at: .file(directory.store)))
    _ = try await here.createGroup(GroupName("Night Owls"))
  }

  @Test func `a missing store file is not created again, and can be used once it has been moved back`() async throws {
    try lose(by: .renamed)
    await #expect(throws: failure(.gone)) { try await provider.group("1") }
    #expect(try FileSystem.names(in: directory.path) == ["away.sqlite"])
    try FileManager.default.moveItem(atPath: away, toPath: directory.store)
    try await provider.dissolve(group: "1")
  }

  @Test func `an empty file in the place of a lost store is not turned into a new store`() async throws {
    try lose(by: .deleted)
    try FileSystem.write([], to: directory.store)
    await #expect(throws: failure(.gone)) { try await provider.group("1") }
    #expect(try FileSystem.bytes(of: directory.store).isEmpty)
  }

  @Test func `if a link is redirected to another store, the other store is neither read nor changed`() async throws {
    let link = directory.path + "/link.sqlite"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: directory.store)
    let provider = try await StoredGroupDataProvider(over: SQLiteDatabase(at: .file(link)))
    try await makeOtherStore(at: away)
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: away)
    await #expect(throws: GroupsError.store(StoreError(.otherStore, path: link))) {
      _ = try await provider.createGroup(GroupName("Night Owls"))
    }
    await #expect(throws: GroupsError.store(StoreError(.otherStore, path: link))) { try await provider.group("2") }
  }

  @Test func `a store of a later version is neither read nor written`() async throws {
    let other = try other()
    try other.execute("PRAGMA user_version = 1000")
    #expect(await database.look(for: .groups) == .lost(error(.newer)))
    await #expect(throws: failure(.newer)) { _ = try await provider.createGroup(GroupName("Night Owls")) }
    await #expect(throws: failure(.newer)) { try await provider.group("1") }
    try other.execute("PRAGMA user_version = \(Schema.current.migrations.count)")
    #expect(await database.look(for: .groups) == .changed(isLive: true))
    try await provider.dissolve(group: "1")
  }

  @Test func `a change is rolled back if the file is moved during the change`() throws {
    let connection = try other()
    #expect(throws: error(.replaced)) {
      try connection.transaction { () throws(StoreError) in
        try connection.execute("DELETE FROM groups WHERE id = 1")
        #expect(throws: Never.self) { try FileManager.default.moveItem(atPath: directory.store, toPath: away) }
      }
    }
    let moved = try SQLiteConnection(to: .file(away))
    #expect(try moved.number("SELECT count(*) FROM groups WHERE id = 1") == 1)
  }

  private var away: String { directory.path + "/away.sqlite" }

  private func other() throws -> SQLiteConnection { try SQLiteConnection(to: .file(directory.store)) }

  private func lose(by loss: Loss) throws {
    switch loss {
    case .replaced:
      try FileManager.default.copyItem(atPath: directory.store, toPath: away)
      try SQLiteConnection(to: .file(away)).execute("PRAGMA foreign_keys = OFF; DELETE FROM groups WHERE id = 1")
      try #require(rename(away, directory.store) == 0)
    case .renamed: try FileManager.default.moveItem(atPath: directory.store, toPath: away)
    case .deleted: try FileManager.default.removeItem(atPath: directory.store)
    case .overwrittenByAnOlderStore: try other().execute("PRAGMA user_version = 1")
    }
  }

  private func makeOtherStore(at path: String) async throws {
    let other = try await StoredGroupDataProvider(over: SQLiteDatabase(at: .file(path)))
    try await other.dissolve(group: "1")
  }

  /// All files in the folder.
  private func section() throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: FileSystem.names(in: directory.path).map {
        ($0, try FileSystem.bytes(of: directory.path + "/" + $0))
      })
  }

  private func error(_ problem: StoreError.Problem) -> StoreError { StoreError(problem, path: directory.store) }
  private func failure(_ problem: StoreError.Problem) -> GroupsError { .store(error(problem)) }
}
