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

  /// A path for a store.
  var store: String { path + "/store.sqlite" }
}
