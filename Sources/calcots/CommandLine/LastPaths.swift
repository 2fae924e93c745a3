import Coordinators
import Foundation
import Sessions

/// The paths at which the last run on the full screen ended, kept in a file for `--resume`.
///
/// The first line is the path of the screen that was in front. If there was more than one stack, the paths of all stacks
/// follow, one on each line. The last line is the identity of the store after a `#`, because the numbers in the paths have a
/// different meaning in another store.
package final class LastPaths {
  /// The reason why the paths could not be saved.
  nonisolated package enum Failure: Error, Hashable {
    /// Something other than a regular file is at the path.
    case notAFile(path: String)
    /// The file cannot be written, or its folder cannot be created.
    case notWritten(path: String, SystemError)
  }

  /// The limit in bytes; paths are never that long, so a longer file must be damaged.
  private static let limit = 4_096

  /// The path of the file, which need not exist.
  package let file: String
  /// The identity of the store to which the noted paths belong.
  package var store = ""
  /// The paths that were noted last, whether or not they could be written.
  private var noted: OpenPaths?
  /// The reason why the paths that were noted last could not be saved, if saving failed.
  package private(set) var failure: Failure?

  package init(file: String) { self.file = file }

  /// The routes to the screens on which the last run ended.
  ///
  /// `front` leads to the screen in front, and `stacks` has one route for each stack.
  ///
  /// If no route has the path of the screen in front, `front` is the route of the nearest parent path, or of home.
  package var routes: (front: Route, stacks: [Route]) {
    let lines = lines
    let front = nearestRoute(to: lines.first ?? "")
    // The last element is empty, because the file ends with a line feed.
    let stacks = lines.dropFirst().dropLast().compactMap { Route(path: String($0)) }
    return (front, stacks.contains { $0.root == front.root } ? stacks : [front])
  }

  /// The identity of the store of the file's paths; nil if the file has no such line.
  package var lastStore: String? {
    lines.last { !$0.isEmpty }.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }

  private var lines: [Substring] {
    // A file that cannot be read is treated like a missing file.
    let handle = isFree ? try? FileHandle(forReadingFrom: URL(fileURLWithPath: file)) : nil
    let data = try? handle?.read(upToCount: Self.limit)
    let text = data.flatMap { String(data: $0, encoding: .utf8) } ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func nearestRoute(to path: Substring) -> Route {
    var parts = path.split(separator: "/")
    while !parts.isEmpty {
      if let route = Route(path: parts.joined(separator: "/")) { return route }
      parts.removeLast()
    }
    return .home
  }

  /// Whether a regular file is at the path, or nothing.
  ///
  /// A pipe or a device, or a link to one, could make the program wait for ever.
  private var isFree: Bool {
    var status = stat()
    return lstat(file, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Notes the paths of the open screens, and writes them if they differ from the last paths.
  ///
  /// They are written at once, so that the next run finds them however this run ends. A failure is reported at the end of the
  /// run, because it should not interrupt the user.
  package func note(_ paths: OpenPaths) {
    guard paths != noted else { return }
    noted = paths
    let lines = [paths.front] + (paths.stacks.count > 1 ? paths.stacks : []) + (store.isEmpty ? [] : ["#\(store)"])
    do {
      try write(lines.map { $0 + "\n" }.joined())
      failure = nil
    } catch {
      failure = error
    }
  }

  /// Replaces the file in one step, so that it is complete whenever the program ends.
  ///
  /// Only the user can read it, because a path may contain text that was typed.
  private func write(_ text: String) throws(Failure) {
    guard isFree else { throw .notAFile(path: file) }
    // Each run uses a different name, because two runs may write at the same time.
    let new = "\(file).\(getpid())"
    try Self.makeFolder(Self.parent(of: file))
    unlink(new)
    let descriptor = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notWritten(path: file, SystemError()) }
    let bytes = Array(text.utf8)
    // The text is short enough to be written in one call.
    let isWritten = Foundation.write(descriptor, bytes, bytes.count) == bytes.count
    let isMoved = isWritten && rename(new, file) == 0
    let reason = SystemError()
    close(descriptor)
    guard isMoved else {
      unlink(new)
      throw .notWritten(path: file, reason)
    }
  }

  /// Creates a folder that only the user can enter, and the folders above it.
  private static func makeFolder(_ folder: String) throws(Failure) {
    guard access(folder, F_OK) != 0 else { return }
    if folder.contains("/"), folder != "/" { try makeFolder(parent(of: folder)) }
    guard mkdir(folder, 0o700) != 0 else { return }
    let reason = SystemError()
    // Another process may have created the folder in the meantime.
    guard access(folder, F_OK) == 0 else { throw .notWritten(path: folder, reason) }
  }

  private static func parent(of path: String) -> String { NSString(string: path).deletingLastPathComponent }
}
