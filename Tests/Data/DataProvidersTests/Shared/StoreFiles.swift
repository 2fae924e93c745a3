import DataProviders
import Foundation
import Models
import Testing

/// Files as an attacker, another program or a crash leaves them at the path of a store, and beside it.
struct StoreFiles {
  let directory: TemporaryDirectory
  /// A file that has nothing to do with the store.
  var victim: String { directory.path + "/thesis.txt" }
  private var journal: String { directory.store + "-journal" }

  init() throws {
    directory = try TemporaryDirectory()
    try FileSystem.write("thesis\n".utf8, to: victim)
  }

  /// The thing at the path of the store.
  nonisolated enum Store: CaseIterable {
    case nothing, empty, current, withLog, older, newer, foreign, text

    /// Whether this program opens the file, or makes a store of it.
    var isOurs: Bool { [.empty, .current, .withLog, .older].contains(self) }
  }

  /// The files beside it.
  nonisolated enum Companion: CaseIterable {
    case hotJournal, emptyJournal, journalOfStranger, journalThatNamesAFile, diary, log, sharedMemory, link

    /// Whether somebody who may change the store can have made the file.
    func isBelieved(beside store: Store) -> Bool {
      switch self {
      case .hotJournal, .emptyJournal: store.isOurs
      case .log, .sharedMemory: store == .withLog
      case .journalOfStranger, .journalThatNamesAFile, .diary, .link: false
      }
    }

    /// Only root can give a file to somebody else.
    static var possible: [Self] { allCases.filter { $0 != .journalOfStranger || geteuid() == 0 } }
  }

  func make(_ store: Store) async throws {
    let location = StoreLocation.file(directory.store)
    switch store {
    case .nothing: break
    case .empty: try FileSystem.write([], to: directory.store)
    case .text: try FileSystem.write(String(repeating: "Dear diary!\n", count: 100).utf8, to: directory.store)
    case .current: _ = try await SQLiteDatabase(at: location)
    case .withLog: try await makeStoreWithLog()
    case .older: try Schema.current.upTo(1).make(on: SQLiteConnection(to: location))
    case .newer:
      _ = try await SQLiteDatabase(at: location)
      try SQLiteConnection(to: location).execute("PRAGMA user_version = 1000")
    case .foreign:
      try SQLiteConnection(to: location).execute("CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 3")
    }
  }

  func make(_ companion: Companion) throws {
    switch companion {
    case .hotJournal: try FileSystem.write(Self.journal(pages: pages), to: journal)
    case .emptyJournal: try FileSystem.write([], to: journal)
    case .journalOfStranger:
      try FileSystem.write(Self.journal(pages: pages), to: journal)
      try #require(chown(journal, 65534, 65534) == 0)
    case .journalThatNamesAFile: try FileSystem.write(Self.journal(pages: pages, naming: victim), to: journal)
    case .diary: try FileSystem.write("Dear diary, this is longer than the head of a journal.".utf8, to: journal)
    case .log: if !exists("-wal") { try FileSystem.write("Dear diary!".utf8, to: directory.store + "-wal") }
    case .sharedMemory: if !exists("-shm") { try FileSystem.write("Hey!".utf8, to: directory.store + "-shm") }
    case .link: try FileManager.default.createSymbolicLink(atPath: journal, withDestinationPath: victim)
    }
  }

  /// The content of every file in the directory, by name.
  func content() throws -> [String: Data] {
    let names = try FileSystem.names(in: directory.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        // The content of a link is that of the victim.
        (name, try FileSystem.bytes(of: directory.path + "/" + name))
      })
  }

  private func exists(_ ending: String) -> Bool { access(directory.store + ending, F_OK) == 0 }

  private var pages: Int { ((try? FileSystem.bytes(of: directory.store).count) ?? 0) / 4096 }

  /// Makes a store with commits that are only in its write-ahead log, as another program does that was killed.
  private func makeStoreWithLog() async throws {
    let other = try TemporaryDirectory()
    _ = try await SQLiteDatabase(at: .file(other.store))
    let connection = try SQLiteConnection(to: .file(other.store))
    try connection.execute("PRAGMA journal_mode = WAL; UPDATE groups SET name = 'Only in the log' WHERE id = 1")
    for ending in ["", "-wal", "-shm"] {
      try FileSystem.write(FileSystem.bytes(of: other.store + ending), to: directory.store + ending)
    }
  }

  /// Returns a journal that SQLite obeys: it gives the store so many pages, and deletes a file that the journal names.
  private static func journal(pages: Int, naming file: String? = nil) -> [UInt8] {
    var bytes: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    for number in [0, 0, pages, 512, 4096] { bytes += big(number) }
    bytes += [UInt8](repeating: 0, count: 512 - bytes.count)
    guard let file else { return bytes }
    let name = Array(file.utf8)
    return bytes + big(0x4000_0000 / 4096 + 1) + name + big(name.count) + big(name.reduce(0) { $0 + Int($1) })
      + bytes.prefix(8)
  }

  private static func big(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(number).bigEndian) { Array($0) }
  }
}
