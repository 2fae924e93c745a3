import Coordinators
import Foundation
import Sessions

/// The path of the screen on which the last run on the full screen ended, kept in a file for `--resume`.
package final class LastPath {
  /// Why the path could not be kept.
  nonisolated package enum Failure: Error, Hashable {
    /// Something other than a regular file is at the path.
    case notAFile(path: String)
    /// The reason is the system's own text.
    case notWritten(String)
  }

  /// In bytes; no path is as long, so a longer file is damaged.
  private static let limit = 1_024

  /// The path of the file, which need not exist.
  package let file: String
  /// The path that was noted last, whether or not it could be written.
  private var noted: String?
  /// Why the path that was noted last could not be kept, if it could not.
  package private(set) var failure: Failure?

  package init(file: String) { self.file = file }

  /// The route to the screen on which the last run ended, or to the nearest one above it that a route can lead to; home
  /// if nothing is known.
  package var route: Route {
    // A file that cannot be read is as good as none: the program then starts as it does without it.
    let handle = isFree ? try? FileHandle(forReadingFrom: URL(fileURLWithPath: file)) : nil
    let data = try? handle?.read(upToCount: Self.limit)
    let text = data.flatMap { String(data: $0, encoding: .utf8) } ?? ""
    var parts = text.prefix { $0 != "\n" }.split(separator: "/")
    while !parts.isEmpty {
      if let route = Route(path: parts.joined(separator: "/")) { return route }
      parts.removeLast()
    }
    return .home
  }

  /// Whether a regular file is at the path, or nothing: a pipe or a device, or a link to one, could keep a reader waiting
  /// for ever.
  private var isFree: Bool {
    var status = stat()
    return lstat(file, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Notes the path of the screen that is shown, and writes it if it is not the one that was noted last.
  ///
  /// It is written at once, so that the next run finds it whatever ends this one. A failure is kept for the end of the run:
  /// the user should not be interrupted for it.
  package func note(_ path: String) {
    guard path != noted else { return }
    noted = path
    do {
      try write(path + "\n")
      failure = nil
    } catch {
      failure = error
    }
  }

  /// Replaces the file in one step, so that it has one path in full, whenever the program ends.
  ///
  /// Only the user can read it, because the path may have something in it that was typed.
  private func write(_ text: String) throws(Failure) {
    guard isFree else { throw .notAFile(path: file) }
    // Each run uses a different name, because two may write at once.
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
