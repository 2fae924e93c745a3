import Coordinators
import Foundation
import Sessions

/// Where the last run on the full screen ended, kept in a file: the path, the id of the selected row, and the filter, a line
/// each.
struct LastPath {
  /// The path of the file, which need not exist.
  let file: String
  /// In bytes; no path is as long, so a longer file is damaged.
  private static let limit = 1_024

  private var lines: [String] {
    // A file that cannot be read is as good as none: the program then starts as it does without it.
    let data = try? FileHandle(forReadingFrom: URL(fileURLWithPath: file)).read(upToCount: Self.limit)
    return (data.flatMap { String(data: $0, encoding: .utf8) } ?? "").components(separatedBy: "\n")
  }

  /// The route to the screen on which the last run ended, or to the nearest one above it that a route can lead to; home
  /// if nothing is known.
  var route: Route {
    var parts = lines[0].split(separator: "/")
    while !parts.isEmpty {
      if let route = Route(path: parts.joined(separator: "/")) { return route }
      parts.removeLast()
    }
    return .home
  }

  /// What was left on the screen; nil if nothing is known.
  var restoration: Restoration? {
    let lines = lines
    return lines.count == 3 ? Restoration(row: lines[1].isEmpty ? nil : lines[1], filter: lines[2]) : nil
  }

  /// Remembers a path, and as far as there is room what was left there.
  ///
  /// - Throws: The error of the file system.
  func remember(_ path: String, _ restoration: Restoration?) throws {
    let file = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = [path, restoration?.row ?? "", restoration?.filter ?? ""].joined(separator: "\n")
    // Not atomically: when the terminal is closed, the program may end before an auxiliary file is renamed or removed.
    try Data((text.utf8.count > Self.limit ? path : text).utf8).write(to: file)
  }
}
