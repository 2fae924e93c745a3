import DataProviders
import Foundation
import Interactors
import Models
import TestSupport
import Testing

/// SQLite obeys files beside a store by their names; this program believes only what it, or another user of the store, made.
@Suite(.fewAtOnce)
struct CompanionFileTests {
  private let files: StoreFiles
  private var location: StoreLocation { .file(files.directory.store) }

  init() throws {
    files = try StoreFiles()
  }

  @Test(arguments: StoreFiles.Store.allCases, StoreFiles.Companion.possible)
  func `a store is refused and left unchanged if a file next to it is not trusted`(
    store: StoreFiles.Store, companion: StoreFiles.Companion
  ) async throws {
    try await files.make(store)
    try files.make(companion)
    let before = try files.content()
    do {
      _ = try await SQLiteDatabase(at: location)
      #expect(companion.isBelieved(beside: store))
    } catch {
      #expect(!companion.isBelieved(beside: store), "\(error)")
      #expect(try files.content() == before, "\(error)")
    }
    #expect(try FileSystem.bytes(of: files.victim) == Data("thesis\n".utf8))
  }

  @Test(arguments: StoreFiles.Store.allCases, StoreFiles.Companion.possible)
  func `a store is copied only if the files next to it are trusted, and otherwise nothing is changed`(
    store: StoreFiles.Store, companion: StoreFiles.Companion
  ) async throws {
    try await files.make(store)
    try files.make(companion)
    let before = try files.content()
    let target = try SQLiteConnection(to: .memory)
    do {
      _ = try StoreCopy().run(from: SQLiteConnection.source(at: location), to: target)
      #expect(companion.isBelieved(beside: store) && store != .empty)
    } catch {
      #expect(!companion.isBelieved(beside: store) || store == .empty, "\(error)")
      #expect(try files.content() == before, "\(error)")
    }
    #expect(try FileSystem.bytes(of: files.victim) == Data("thesis\n".utf8))
  }

  @Test(arguments: StoreFiles.Companion.possible)
  func `a store in use is neither changed nor read once an untrusted file appears next to it`(
    companion: StoreFiles.Companion
  ) async throws {
    try await files.make(.current)
    let provider = try await StoredGroupDataProvider(over: SQLiteDatabase(at: location))
    try files.make(companion)
    guard !companion.isBelieved(beside: .current) else { return }
    let before = try files.content()
    await #expect(throws: GroupsError.self) { _ = try await provider.createGroup(GroupName("Night Owls")) }
    await #expect(throws: GroupsError.self) { try await provider.group("1") }
    #expect(try files.content() == before)
  }

  @Test func `if another tool has left commits in a log next to the store, the program reads them and uses the store`()
    async throws
  {
    try await files.make(.withLog)
    let provider = try await StoredGroupDataProvider(over: SQLiteDatabase(at: location))
    #expect(try await provider.group("1").name == "Only in the log")
    _ = try await provider.createGroup(GroupName("Night Owls"))
  }

  @Test func `a store and its log are left unchanged if the log would give the store a later version`() async throws {
    try await files.make(.withLog)
    try SQLiteConnection(to: location).execute("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 1000")
    let before = try files.content()
    #expect(before["store.sqlite-wal"]?.isEmpty == false)
    await #expect(throws: StoreError(.newer, path: files.directory.store)) { try await SQLiteDatabase(at: location) }
    for ending in ["", "-wal"] {
      #expect(try files.content()["store.sqlite" + ending] == before["store.sqlite" + ending])
    }
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `a new store cannot have the name of a companion file`(ending: String) async throws {
    let path = files.directory.store + ending
    await #expect(throws: StoreError(.reservedName, path: path)) { try await SQLiteDatabase(at: .file(path)) }
    #expect(try files.content().keys.sorted() == ["thesis.txt"])
  }

  @Test func `if a store with several names has a journal next to one name, only that name opens the store`()
    async throws
  {
    try await files.make(.current)
    let other = files.directory.path + "/other.sqlite"
    try #require(link(files.directory.store, other) == 0)
    #expect(try await !SQLiteDatabase(at: .file(other)).isNew)
    try files.make(.hotJournal)
    let before = try files.content()
    let real = try #require(realpath(files.directory.store, nil))
    defer { free(real) }
    await #expect(throws: StoreError(.otherName(String(cString: real)), path: other)) {
      try await SQLiteDatabase(at: .file(other))
    }
    #expect(try files.content() == before)
    #expect(try await !SQLiteDatabase(at: location).isNew)
    #expect(try await !SQLiteDatabase(at: .file(other)).isNew)
  }

  @Test func `the error names both the companion file and the store`() async throws {
    try await files.make(.current)
    try files.make(.diary)
    let journal = files.directory.store + "-journal"
    await #expect(throws: StoreError(.companion(journal), path: files.directory.store)) {
      try await SQLiteDatabase(at: location)
    }
  }
}
