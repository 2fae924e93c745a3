import Coordinators
import Foundation

/// Where the last run on the full screen ended, kept in a file.
struct LastPath {
  /// The path of the file, which need not exist.
  let file: String
  /// In bytes; no path is as long, so a longer file is damaged.
  private static let limit = 1_024

  /// The route to the screen on which the last run ended, or to the nearest one above it that a route can lead to; home
  /// if nothing is known.
  var route: Route {
    // A file that cannot be read is as good as none: the program then starts as it does without it.
    let data = try? FileHandle(forReadingFrom: URL(fileURLWithPath: file)).read(upToCount: Self.limit)
    var parts = (data.flatMap { String(data: $0, encoding: .utf8) } ?? "").split(separator: "/")
    while !parts.isEmpty {
      if let route = Route(path: parts.joined(separator: "/")) { return route }
      parts.removeLast()
    }
    return .home
  }

  /// Remembers a path.
  ///
  /// - Throws: The error of the file system.
  func remember(_ path: String) throws {
    let file = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(path.utf8).write(to: file, options: .atomic)
  }
}
