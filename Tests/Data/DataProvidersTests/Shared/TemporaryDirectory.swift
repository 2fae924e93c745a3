import Foundation

/// A directory for one suite, deleted with this object.
final class TemporaryDirectory {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "calcots-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  #if PostgreSQL
    /// A database on the test server, made when it is first asked for, and dropped with this object.
    private var made: TestDatabase?

    func database() throws -> TestDatabase {
      if let made { return made }
      let database = try TestDatabase()
      made = database
      return database
    }
  #endif

  /// A path for a store.
  var store: String { path + "/store.sqlite" }
}
