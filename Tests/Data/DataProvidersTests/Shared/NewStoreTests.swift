import DataProviders
import Foundation
import Models
import TestSupport
import Testing

@Suite(.fewAtOnce)
struct NewStoreTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `isNew is true only when opening created the store`() async throws {
    #expect(try await SQLiteDatabase(at: .file(directory.store)).isNew)
    #expect(try await !SQLiteDatabase(at: .file(directory.store)).isNew)
  }

  @Test func `a store in memory is always new`() async throws {
    #expect(try await SQLiteDatabase(at: .memory).isNew)
    #expect(try await SQLiteDatabase(at: .memory).isNew)
  }

  @Test func `an empty file becomes a store`() async throws {
    try FileSystem.write([], to: directory.store)
    #expect(try await SQLiteDatabase(at: .file(directory.store)).isNew)
  }

  @Test func `a new store can be read only by its user`() async throws {
    _ = try await SQLiteDatabase(at: .file(directory.store))
    #expect(try FileSystem.permissions(of: directory.store) == 0o600)
  }

  @Test(arguments: [0o666, 0o644, 0o600])
  func `an empty file becomes a store that only its user can read`(permissions: mode_t) async throws {
    try FileSystem.write([], to: directory.store)
    chmod(directory.store, permissions)
    _ = try await SQLiteDatabase(at: .file(directory.store))
    #expect(try FileSystem.permissions(of: directory.store) == 0o600)
  }

  @Test func `an empty file that does not become a store keeps its permissions`() async throws {
    try FileSystem.write([], to: directory.store)
    chmod(directory.store, 0o666)
    await #expect(throws: StoreError.self) {
      try await SQLiteDatabase(at: .file(directory.store), options: StoreOptions(pageLimit: 5))
    }
    #expect(try FileSystem.permissions(of: directory.store) == 0o666)
    #expect(try FileSystem.bytes(of: directory.store).isEmpty)
  }

  @Test func `the directories created for a store can be entered only by the user`() async throws {
    _ = try await SQLiteDatabase(at: .file(directory.path + "/share/calcots/store.sqlite"))
    #expect(try FileSystem.permissions(of: directory.path + "/share") == 0o700)
    #expect(try FileSystem.permissions(of: directory.path + "/share/calcots") == 0o700)
  }

  @Test func `an existing directory keeps its permissions`() async throws {
    let before = try FileSystem.permissions(of: directory.path)
    _ = try await SQLiteDatabase(at: .file(directory.store))
    #expect(try FileSystem.permissions(of: directory.path) == before)
  }

  @Test func `no other file is left next to a store`() async throws {
    _ = try await SQLiteDatabase(at: .file(directory.store))
    #expect(try FileSystem.names(in: directory.path) == ["store.sqlite"])
  }

  @Test func `the reason why a file cannot be created is reported`() async {
    // Nobody can make a file there; that there is none would say nothing.
    let errors = [EACCES, EPERM, EROFS].map { StoreError(.notOpened(String(cString: strerror($0))), path: "/sys/x") }
    let error = await #expect(throws: StoreError.self) { try await SQLiteDatabase(at: .file("/sys/x")) }
    #expect(error.map(errors.contains) == true)
  }

  @Test(arguments: 1...10)
  func `exactly one of several connections that open a new store at once creates it`(round: Int) async throws {
    let location = StoreLocation.file(directory.store)
    let makers = try await withThrowingTaskGroup { opening in
      for _ in 1...4 {
        opening.addTask { try await SQLiteDatabase(at: location).isNew }
      }
      var makers = 0
      for try await isNew in opening where isNew {
        makers += 1
      }
      return makers
    }
    #expect(makers == 1)
    let provider = try await StoredGroupDataProvider(over: SQLiteDatabase(at: location))
    #expect(try await provider.groups(in: .joined).count == 14)
  }
}
