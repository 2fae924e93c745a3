import DataProviders
import Foundation
import Interactors
import Models
import TestSupport
import Testing

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// Another store takes the place of the one that was opened: what was learnt from that one is worth nothing now.
@Suite(.fewAtOnce)
struct OtherStoreTests {
  private let directory: TemporaryDirectory
  private var backup: String { directory.path + "/backup.sqlite" }
  private let anna, ben: StoreAccount

  init() throws {
    directory = try TemporaryDirectory()
    anna = try .login("anna", "Anna Ferrer")
    ben = try .login("ben", "Ben Ash")
  }

  /// The store that replaces the one at the path.
  enum Change: CaseIterable {
    case otherStore, olderCopy, earlierVersion, laterVersion, nothing

    var problem: StoreError.Problem {
      switch self {
      case .otherStore, .olderCopy, .earlierVersion: .otherStore
      case .laterVersion: .newer
      case .nothing: .gone
      }
    }
  }

  @Test(arguments: Change.allCases, [true, false])
  func `data that was read from one store is not applied to another store that replaces its file`(
    change: Change, isMoved: Bool
  )
    async throws
  {
    _ = try await SQLiteDatabase(at: .file(directory.store)).person(of: .login("carme", "Carme"))
    try FileManager.default.copyItem(atPath: directory.store, toPath: backup)
    let database = try await SQLiteDatabase(at: .file(directory.store))
    let provider = try await StoredGroupDataProvider(over: database, as: anna)
    let books = StoredBookDataProvider(database: database)
    let undo = try await provider.apply(.create(GroupName("Anna's own"), by: provider.me)).inverse
    _ = try await provider.groups(in: .joined)

    try await prepareBackup(for: change)
    try replaceStore(isMoved: isMoved || change == .nothing, isGone: change == .nothing)
    let before = try? FileSystem.bytes(of: directory.store)
    for edit in [undo, .create(try GroupName("Night Owls"), by: provider.me)] {
      await #expect(throws: failure(change.problem)) { _ = try await provider.apply(edit) }
    }
    await #expect(throws: failure(change.problem)) { try await provider.groupsList(of: .joined) }
    await #expect(throws: BooksError.store(error(change.problem))) { try await books.books() }
    for section in StoreSection.allCases {
      #expect(await database.look(for: section) == .lost(error(change.problem)))
    }
    #expect((try? FileSystem.bytes(of: directory.store)) == before)
  }

  @Test(arguments: [true, false])
  func `if a copy replaces the store, data read from the original can be used with the copy`(isMoved: Bool)
    async throws
  {
    let database = try await SQLiteDatabase(at: .file(directory.store))
    let provider = try await StoredGroupDataProvider(over: database, as: anna)
    let undo = try await provider.apply(.create(GroupName("Anna's own"), by: provider.me)).inverse
    try FileManager.default.copyItem(atPath: directory.store, toPath: backup)
    try replaceStore(isMoved: isMoved, isGone: false)
    if isMoved { #expect(await database.look(for: .groups) == .changed(isLive: true)) }
    _ = try await provider.apply(undo)
    #expect(try await SQLiteDatabase(at: .file(directory.store)).storeID == database.storeID)
  }

  @Test func `each store has a unique identity, which never changes`() async throws {
    let first = try await SQLiteDatabase(at: .file(directory.store)).storeID
    #expect(try await SQLiteDatabase(at: .file(directory.store)).storeID == first)
    let others = [try await SQLiteDatabase(at: .file(backup)).storeID, try await SQLiteDatabase(at: .memory).storeID]
    #expect(Set(others + [first]).count == 3)
    #expect(first.count >= 32)
  }

  @Test(arguments: 1..<Schema.current.migrations.count)
  func `migrating a store of an earlier version adds an identity and sets the current version number`(
    version: Int
  ) async throws {
    let old = try SQLiteConnection(to: .file(directory.store))
    try Schema.current.upTo(version).makeFilled(on: old)
    let database = try await SQLiteDatabase(at: .file(directory.store))
    #expect(!database.storeID.isEmpty)
    #expect(try old.number("PRAGMA user_version") == Int64(Schema.current.migrations.count))
  }

  private func prepareBackup(for change: Change) async throws {
    if [.otherStore, .earlierVersion].contains(change) { try FileManager.default.removeItem(atPath: backup) }
    switch change {
    case .otherStore, .olderCopy:
      // As many changes as Anna has made, so that SQLite cannot tell the copy from the store by their number.
      let provider = try await StoredGroupDataProvider(over: SQLiteDatabase(at: .file(backup)), as: ben)
      _ = try await provider.createGroup(GroupName("Ben's own!"))
    case .earlierVersion: try Schema.current.upTo(1).make(on: SQLiteConnection(to: .file(backup)))
    case .laterVersion: try SQLiteConnection(to: .file(backup)).execute("PRAGMA user_version = 1000")
    case .nothing: break
    }
  }

  private func replaceStore(isMoved: Bool, isGone: Bool) throws {
    if isGone {
      try FileManager.default.removeItem(atPath: directory.store)
    } else if isMoved {
      try #require(rename(backup, directory.store) == 0)
    } else {
      try FileSystem.write(FileSystem.bytes(of: backup), to: directory.store)
    }
  }

  private func error(_ problem: StoreError.Problem) -> StoreError { StoreError(problem, path: directory.store) }
  private func failure(_ problem: StoreError.Problem) -> GroupsError { .store(error(problem)) }

  #if PostgreSQL
    @Test(
      arguments: [
        ("UPDATE store SET id = 'other'", .otherStore), ("DELETE FROM people WHERE account = 'postgres'", .otherStore),
        ("UPDATE people SET account = 'ben' WHERE account = 'postgres'", .otherStore),
        ("UPDATE version SET number = 1", .otherStore), ("UPDATE version SET number = 1000", .newer),
      ] as [(String, StoreError.Problem)])
    func `data that was read from a store on a server is not applied to another store that replaces it`(
      change: String, problem: StoreError.Problem
    ) async throws {
      let test = try directory.database()
      let database = try await PostgreSQLDatabase(at: test.address, beginningWith: .samples())
      let provider = try await StoredGroupDataProvider(over: database, as: .session)
      let undo = try await provider.apply(.create(GroupName("Anna's own"), by: provider.me)).inverse
      for await _ in database.changes(of: .groups, on: .continuous) { break }
      try test.execute(change)
      let failure = GroupsError.store(StoreError(problem, path: test.address))
      for edit in [undo, .create(try GroupName("Night Owls"), by: provider.me)] {
        await #expect(throws: failure) { _ = try await provider.apply(edit) }
      }
      await #expect(throws: failure) { try await provider.groupsList(of: .joined) }
      var lost: StoreNews?
      let listening = Task {
        for await news in database.changes(of: .books, on: .continuous) where news != .changed(isLive: true) {
          lost = news
        }
      }
      await eventually("it is reported") { lost == .lost(StoreError(problem, path: test.address)) }
      listening.cancel()
      #expect(try PostgreSQLConnection(to: test.address).number("SELECT count(*) FROM groups WHERE id > 24") == 1)
    }

    @Test func `a running program refuses calls if its database has been deleted and created again`() async throws {
      let test = try directory.database()
      let database = try await PostgreSQLDatabase(at: test.address)
      let provider = try await StoredGroupDataProvider(over: database, as: .session)
      try test.execute("DROP SCHEMA calcots CASCADE")
      let other = try await PostgreSQLDatabase(at: test.address)
      #expect(other.storeID != database.storeID)
      let failure = GroupsError.store(StoreError(.otherStore, path: test.address))
      await #expect(throws: failure) { try await provider.groupsList(of: .joined) }
      await #expect(throws: failure) { _ = try await provider.createGroup(GroupName("Night Owls")) }
    }
  #endif
}
