import Fakes
import DataProviders
import Interactors
import Models
import Testing

struct RefusedStoreTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `a database of another program is foreign`() async throws {
    try connection().execute("CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 1")
    await expectRefusal(.foreign)
  }

  @Test func `a database with another program's id is foreign, even without tables`() async throws {
    try connection().execute("PRAGMA application_id = 252006673")
    await expectRefusal(.foreign)
  }

  @Test func `a store of a later version is newer`() async throws {
    _ = try await Database(at: location)
    try connection().execute("PRAGMA user_version = 1000")
    await expectRefusal(.newer)
  }

  @Test func `random bytes are corrupt`() async throws {
    var random = SeededGenerator(seed: 1)
    try FileSystem.write((1...8192).map { _ in UInt8.random(in: .min ... .max, using: &random) }, to: directory.store)
    await expectRefusal(.corrupt)
  }

  @Test func `a truncated store is corrupt`() async throws {
    _ = try await Database(at: location)
    let bytes = try FileSystem.bytes(of: directory.store)
    try FileSystem.write(bytes.prefix(bytes.count / 2), to: directory.store)
    await expectRefusal(.corrupt)
  }

  @Test func `damage after the first page is detected on reading`() async throws {
    _ = try await Database(at: location)
    let bytes = try FileSystem.bytes(of: directory.store)
    try FileSystem.write(bytes.prefix(4096) + Array(repeating: 0xFF, count: bytes.count - 4096), to: directory.store)
    let provider = SQLiteGroupDataProvider(database: try await Database(at: location))
    await #expect(throws: GroupsError.store(StoreError(.corrupt, path: directory.store))) {
      try await provider.groups(in: .joined)
    }
  }

  @Test func `a directory is not opened`() async throws {
    let error = StoreError(.notOpened("Is a directory"), path: directory.path)
    await #expect(throws: error) { try await Database(at: .file(directory.path)) }
  }

  @Test func `a path below a file is not opened`() async throws {
    try FileSystem.write([], to: directory.store)
    let path = directory.store + "/below.sqlite"
    let error = StoreError(.notOpened("Not a directory"), path: path)
    await #expect(throws: error) { try await Database(at: .file(path)) }
  }

  private var location: StoreLocation { .file(directory.store) }

  private func connection() throws -> Connection {
    try Connection(to: location)
  }

  private func expectRefusal(
    _ problem: StoreError.Problem, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = try? FileSystem.bytes(of: directory.store)
    await #expect(throws: StoreError(problem, path: directory.store), sourceLocation: sourceLocation) {
      try await Database(at: location)
    }
    let after = try? FileSystem.bytes(of: directory.store)
    #expect(before == after, "a refused file stays as it was", sourceLocation: sourceLocation)
  }
}
