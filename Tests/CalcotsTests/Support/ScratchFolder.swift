import Foundation

/// A folder for one test, deleted with this object.
final class ScratchFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "calcots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String {
    url.appending(path: name).path
  }

  /// Returns the path of a file in the folder as a word of the shell, whatever characters it has.
  func word(_ name: String) -> String {
    "'" + path(name).replacing("'", with: #"'\''"#) + "'"
  }
}
