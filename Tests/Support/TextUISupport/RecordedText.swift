import Foundation
import Synchronization
import Testing

/// A text that a test expects, in a file that a person can read.
///
/// A run with `RECORD_GOLDENS` set writes the files that are missing or differ, and says at its end which. It proves
/// nothing, so it always fails.
package enum RecordedText {
  /// The files that this run has written.
  nonisolated private static let written = Mutex<[String]>([])

  /// Whether this run records; finding that out is an issue, so that no such run passes.
  private static let isRecording: Bool = {
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil else { return false }
    Issue.record("RECORD_GOLDENS is set: what differs is written, and nothing is compared")
    atexit {
      let files = written.withLock { $0.sorted() }
      let summary = "Recorded texts: \(files.count). Look at them, and run again without RECORD_GOLDENS."
      print(([summary] + files).joined(separator: "\n  "))
    }
    return true
  }()

  /// What is wrong with `text`; nil if it is what was recorded.
  package static func complaint(about text: String, recordedIn path: String) -> String? {
    switch (isRecording, try? String(contentsOfFile: path, encoding: .utf8)) {
    case (_, text?): nil
    case (true, _): record(text, in: path)
    case (false, nil): "\(path) does not exist; RECORD_GOLDENS=1 Scripts/test records it"
    case (false, let recorded?):
      "\(path) differs:\n\(changes(from: recorded, to: text))RECORD_GOLDENS=1 Scripts/test records it"
    }
  }

  private static func record(_ text: String, in path: String) -> String {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      written.withLock { $0.append(path) }
      return "recorded \(path)"
    } catch {
      return "cannot record \(path): \(error)"
    }
  }

  /// The lines that are gone, and those that are new, with their numbers.
  private static func changes(from recorded: String, to text: String) -> String {
    let difference = text.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: recorded.split(separator: "\n", omittingEmptySubsequences: false))
    let changes = difference.removals.map { ("-", $0) } + difference.insertions.map { ("+", $0) }
    return changes.map { sign, change in
      switch change {
      case .remove(let index, let line, _), .insert(let index, let line, _): "\(sign)\(index + 1) \(line)\n"
      }
    }.joined()
  }
}
