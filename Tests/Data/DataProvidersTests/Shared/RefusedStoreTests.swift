import DataProviders
import Fakes
import Foundation
import Interactors
import Localization
import Models
import Presenting
import TestSupport
import Testing
import Texts

@Suite(.fewAtOnce)
struct RefusedStoreTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `a database of another program is refused as foreign`() async throws {
    try connection().execute("CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 1")
    await expectRefusal(.foreign)
  }

  @Test func `a database with another program's id is refused as foreign, even without tables`() async throws {
    try connection().execute("PRAGMA application_id = 252006673")
    await expectRefusal(.foreign)
  }

  @Test(arguments: [0, -1])
  func `a store with a version that has never existed is refused as foreign`(version: Int) async throws {
    _ = try await SQLiteDatabase(at: location)
    try connection().execute("PRAGMA user_version = \(version)")
    await expectRefusal(.foreign)
  }

  @Test func `a store of a later version is refused as newer`() async throws {
    _ = try await SQLiteDatabase(at: location)
    try connection().execute("PRAGMA user_version = 1000")
    await expectRefusal(.newer)
  }

  @Test func `a file with random bytes is refused`() async throws {
    var random = SeededGenerator(seed: 1)
    try FileSystem.write((1...8192).map { _ in UInt8.random(in: .min ... .max, using: &random) }, to: directory.store)
    await expectRefusal(.notAStore)
  }

  @Test func `a truncated store is refused as corrupt`() async throws {
    _ = try await SQLiteDatabase(at: location)
    let bytes = try FileSystem.bytes(of: directory.store)
    try FileSystem.write(bytes.prefix(bytes.count / 2), to: directory.store)
    await expectRefusal(.corrupt)
  }

  @Test func `damage after the first page is detected on reading`() async throws {
    _ = try await SQLiteDatabase(at: location)
    var bytes = try FileSystem.bytes(of: directory.store)
    let sql = "SELECT rootpage FROM sqlite_master WHERE name IN ('groups', 'people', 'people_by_account')"
    try connection().forEachRow(of: sql) { row in
      let page = (Int(row.integer(0)) - 1) * 4096..<Int(row.integer(0)) * 4096
      bytes.replaceSubrange(page, with: Array(repeating: 0xFF, count: 4096))
    }
    try FileSystem.write(bytes, to: directory.store)
    let damaged = try await SQLiteDatabase(at: location)
    let error = StoreError(.corrupt, path: directory.store)
    await #expect(throws: error) { try await damaged.person(of: .only) }
    await #expect(throws: GroupsError.store(error)) {
      try await StoredGroupDataProvider(database: damaged, me: .sample).groups(in: .joined)
    }
  }

  @Test func `a directory is refused because it is not a file`() async throws {
    try await expectRefusal(.notAFile(.directory), at: directory.path)
  }

  @Test func `a pipe is refused at once, because it is not a file`() async throws {
    try #require(mkfifo(directory.store, 0o600) == 0)
    try await expectRefusal(.notAFile(.pipe), at: directory.store)
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `a pipe in the place of a companion file is refused at once`(suffix: String) async throws {
    _ = try await SQLiteDatabase(at: location)
    let link = directory.path + "/link.sqlite"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: directory.store)
    try #require(mkfifo(directory.store + suffix, 0o600) == 0)
    for path in [directory.store, link] {
      await #expect(throws: StoreError(.notAFile(.pipe), path: directory.store + suffix)) {
        try await SQLiteDatabase(at: .file(path))
      }
    }
  }

  @Test func `no store is created if there is a pipe in the place of its journal`() async throws {
    let journal = directory.store + "-journal"
    try #require(mkfifo(journal, 0o600) == 0)
    await #expect(throws: StoreError(.notAFile(.pipe), path: journal)) { try await SQLiteDatabase(at: location) }
    #expect(try FileSystem.names(in: directory.path) == ["store.sqlite-journal"])
  }

  @Test func `a socket is refused because it is not a file`() async throws {
    try FileSystem.makeSocket(directory.store)
    try await expectRefusal(.notAFile(.socket), at: directory.store)
  }

  @Test func `a device is refused because it is not a file`() async throws {
    try await expectRefusal(.notAFile(.device), at: "/dev/zero")
  }

  @Test(arguments: [1, 511])
  func `a file that is too short is refused and left unchanged`(size: Int) async throws {
    try FileSystem.write(Array(repeating: 0x78, count: size), to: directory.store)
    await expectRefusal(.tooShort)
  }

  @Test func `a file that is as long as the shortest database is refused if it is not a database`() async throws {
    try FileSystem.write(Array(repeating: 0x78, count: 512), to: directory.store)
    await expectRefusal(.notAStore)
  }

  @Test(arguments: [
    (
      "DROP TABLE books; CREATE VIEW books AS WITH RECURSIVE endless (id) AS (SELECT 1 UNION ALL SELECT 1 FROM endless) SELECT * FROM endless",
      "books"
    ),
    ("CREATE TRIGGER more AFTER DELETE ON groups BEGIN DELETE FROM people; END", "more"),
    ("DROP INDEX memberships_by_person", "memberships_by_person"),
    ("ALTER TABLE people ADD COLUMN age INTEGER", "people"),
  ])
  func `the error names the table, index or trigger that another program has changed, added or dropped`(
    change: String, name: String
  )
    async throws
  {
    _ = try await SQLiteDatabase(at: location)
    try connection().execute(change)
    await expectRefusal(.altered(name))
  }

  @Test func `an older store whose tables do not match its version is refused`() async throws {
    _ = try await SQLiteDatabase(at: location)
    try connection().execute("PRAGMA user_version = 1")
    await expectRefusal(.altered("groups"))
  }

  /// Changes that other programs make to a database: replication tools, viewers, administrators.
  nonisolated private static let additions = [
    "ANALYZE", "PRAGMA journal_mode = WAL", "VACUUM", "PRAGMA page_size = 1024; VACUUM",
    "CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER); CREATE TABLE _litestream_lock (id INTEGER)",
    "CREATE TABLE android_metadata (locale TEXT)", "CREATE VIEW mine AS SELECT name FROM groups",
    "CREATE INDEX mine ON groups (name)",
    "CREATE TABLE log (id INTEGER); CREATE TRIGGER theirs AFTER DELETE ON log BEGIN DELETE FROM log; END",
  ]

  @Test(arguments: additions, [1, Schema.current.migrations.count])
  func `a store to which other programs have added tables, views or indexes can still be used`(
    addition: String, version: Int
  ) async throws {
    try Schema.current.upTo(version).makeFilled(on: connection())
    try connection().execute(addition)
    let provider = try await StoredGroupDataProvider(over: SQLiteDatabase(at: location))
    _ = try await provider.createGroup(GroupName("Night Owls"))
    let again = try await StoredGroupDataProvider(over: SQLiteDatabase(at: location))
    #expect(try await again.groups(in: .joined).last?.name == "Night Owls")
  }

  @Test(arguments: 1...Schema.current.migrations.count)
  func `a store that was restored from a dump is recognised, and can be used after the suggested statements`(
    version: Int
  ) async throws {
    let sqlite = try connection()
    try Schema.current.upTo(version).makeFilled(on: sqlite)
    try sqlite.execute("PRAGMA application_id = 0; PRAGMA user_version = 0; CREATE TABLE theirs (id INTEGER)")
    let error = StoreError(.restoredDump(version), path: directory.store)
    await expectRefusal(error.problem)
    let statements = error.text.words(in: .en).components(separatedBy: "run in sqlite3: ")
    try #require(statements.count == 2)
    try sqlite.execute(statements[1])
    #expect(try await !SQLiteDatabase(at: location).isNew)
  }

  @Test func `a path that uses a file as a directory cannot be opened`() async throws {
    try FileSystem.write([], to: directory.store)
    let path = directory.store + "/below.sqlite"
    let error = StoreError(.notOpened("Not a directory"), path: path)
    await #expect(throws: error) { try await SQLiteDatabase(at: .file(path)) }
  }

  private var location: StoreLocation { .file(directory.store) }

  private func connection() throws -> SQLiteConnection {
    try SQLiteConnection(to: location)
  }

  private func expectRefusal(
    _ reason: UnusableStore.Reason, at path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    await #expect(throws: StoreError(reason, path: path), sourceLocation: sourceLocation) {
      try await SQLiteDatabase(at: .file(path))
    }
  }

  private func expectRefusal(
    _ reason: UnusableStore.Reason, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expectRefusal(StoreError(reason, path: directory.store).problem, sourceLocation: sourceLocation)
  }

  private func expectRefusal(
    _ problem: StoreError.Problem, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = try? FileSystem.bytes(of: directory.store)
    await #expect(throws: StoreError(problem, path: directory.store), sourceLocation: sourceLocation) {
      try await SQLiteDatabase(at: location)
    }
    let after = try? FileSystem.bytes(of: directory.store)
    #expect(before == after, "a refused file stays as it was", sourceLocation: sourceLocation)
  }
}
