import Coordinators
import Foundation
import Sessions

/// Where the last run on the full screen ended, kept in a file: the path, the id of the selected row, and the filter, a line
/// each.
package struct LastPath {
  /// Why it could not be kept.
  nonisolated package enum Failure: Error, Hashable {
    /// What is at the path is no regular file.
    case notAFile(path: String)
    /// The reason is the system's own text.
    case notWritten(String)
  }

  /// The path of the file, which need not exist.
  nonisolated package let file: String
  /// In bytes; no path is as long, so a longer file is damaged.
  private static let limit = 1_024

  nonisolated package init(file: String) { self.file = file }

  private var lines: [String] {
    // A file that cannot be read is as good as none: the program then starts as it does without it.
    let handle = isFree ? try? FileHandle(forReadingFrom: URL(fileURLWithPath: file)) : nil
    let data = try? handle?.read(upToCount: Self.limit)
    return (data.flatMap { String(data: $0, encoding: .utf8) } ?? "").components(separatedBy: "\n")
  }

  /// Whether a regular file is at the path, or nothing: a pipe or a device, or a link to one, could keep a reader waiting
  /// for ever.
  nonisolated private var isFree: Bool {
    var status = stat()
    return lstat(file, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// The route to the screen on which the last run ended, or to the nearest one above it that a route can lead to; home
  /// if nothing is known.
  package var route: Route {
    var parts = lines[0].split(separator: "/")
    while !parts.isEmpty {
      if let route = Route(path: parts.joined(separator: "/")) { return route }
      parts.removeLast()
    }
    return .home
  }

  /// What was left on the screen, if that is known.
  package var restoration: Restoration? {
    let lines = lines
    return lines.count == 3 ? Restoration(row: lines[1].isEmpty ? nil : lines[1], filter: lines[2]) : nil
  }

  /// Returns what the file says of a path and, as far as there is room, of what was left there.
  package static func text(_ path: String, _ restoration: Restoration?) -> String {
    let text = [path, restoration?.row ?? "", restoration?.filter ?? ""].joined(separator: "\n")
    return text.utf8.count > limit ? path : text
  }

  /// Replaces the file in one step, so that it has one place in full, whenever the program ends.
  ///
  /// Only the user can read it, as what was typed last is in it.
  nonisolated package func write(_ text: String) throws(Failure) {
    guard isFree else { throw .notAFile(path: file) }
    // Each run has a name of its own, as two may write at once.
    let new = "\(file).\(getpid())"
    do {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      unlink(new)
      let descriptor = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw Failure.notWritten(String(cString: strerror(errno))) }
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
      guard rename(new, file) == 0 else { throw Failure.notWritten(String(cString: strerror(errno))) }
    } catch {
      unlink(new)
      throw error as? Failure ?? .notWritten(error.localizedDescription)
    }
  }
}
