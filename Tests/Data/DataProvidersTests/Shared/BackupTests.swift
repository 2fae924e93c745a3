import DataProviders
import Foundation
import Interactors
import Models
import TestSupport
import Testing

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// The commands for backups on the page `Store.md`, run exactly as they are there.
@Suite(.fewAtOnce)
struct BackupTests {
  private let directory: TemporaryDirectory
  private var copy: String { directory.path + "/copy.sqlite" }

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// The lines of the page that begin with these words, in its blocks for the shell.
  nonisolated private static func lines(beginningWith words: String...) throws -> [String] {
    try PackageFile.text(of: "Store.md").split(separator: "\n").map(String.init).filter { line in
      words.contains { line.hasPrefix($0) }
    }
  }

  nonisolated private static let hasSQLite = ["/usr/bin/sqlite3", "/opt/homebrew/bin/sqlite3"].contains {
    (path: String) in
    access(path, X_OK) == 0
  }

  /// Runs a line of the shell in the folder of the store.
  private func run(_ line: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", line]
    process.currentDirectoryURL = URL(filePath: directory.path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(line)")
  }

  @Test(
    .enabled(if: hasSQLite, "sqlite3 is not installed"),
    arguments: try lines(beginningWith: "sqlite3 store.sqlite \"", "cp store.sqlite"))
  func `a backup of a file is the same store, and can replace the file while a program is running`(line: String)
    async throws
  {
    let database = try await SQLiteDatabase(at: .file(directory.store))
    let provider = try await StoredGroupDataProvider(over: database)
    try run(line)
    _ = try await provider.createGroup(GroupName("After the backup"))
    let restore = try #require(try Self.lines(beginningWith: "mv copy.sqlite").first)
    try run(restore)
    #expect(try await provider.groups(in: .joined).count == 14)
    #expect(try await SQLiteDatabase(at: .file(directory.store)).storeID == database.storeID)
  }

  @Test(.enabled(if: hasSQLite, "sqlite3 is not installed"))
  func `the documented commands turn a dump into a store again`() async throws {
    let database = try await SQLiteDatabase(at: .file(directory.store))
    let before = try await StoredGroupDataProvider(over: database).groups(in: .joined)
    let lines = try Self.lines(beginningWith: "sqlite3 store.sqlite .dump", "sqlite3 restored.sqlite")
    try #require(lines.count == 3)
    for line in lines.prefix(2) { try run(line) }
    let location = StoreLocation.file(directory.path + "/restored.sqlite")
    let version = Schema.current.migrations.count
    await #expect(throws: StoreError(.restoredDump(version), path: location.path)) {
      try await SQLiteDatabase(at: location)
    }
    try run(lines[2].replacing("VERSION", with: String(version)))
    let restored = try await SQLiteDatabase(at: location)
    #expect(try await StoredGroupDataProvider(over: restored).groups(in: .joined) == before)
    #expect(restored.storeID == database.storeID)
  }

  #if PostgreSQL
    @Test func `a backup of a store on a server is the same store`() async throws {
      let source = try directory.database()
      let database = try await PostgreSQLDatabase(at: source.address, beginningWith: .samples())
      let before = try await StoredGroupDataProvider(over: database).groups(in: .joined)
      let other = try TemporaryDirectory()
      let target = try other.database()
      let lines = try Self.lines(beginningWith: "pg_dump ", "psql ")
      try #require(lines.count == 2)
      for (line, address) in zip(lines, [source.address, target.address]) {
        let words = line.replacing(/"postgresql:[^"]*"/, with: "\"\(address)\"")
        try run("PATH=$(dirname $(ls -d /usr/lib/postgresql/*/bin/pg_dump | tail -1)):$PATH; \(words)")
      }
      let restored = try await PostgreSQLDatabase(at: target.address)
      #expect(!restored.isNew && restored.storeID == database.storeID)
      let provider = try await StoredGroupDataProvider(over: restored)
      #expect(try await provider.groups(in: .joined) == before)
      _ = try await provider.createGroup(GroupName("Night Owls"))
    }
  #endif
}
