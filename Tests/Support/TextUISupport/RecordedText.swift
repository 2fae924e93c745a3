import Foundation
import Localization
import Sessions
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

  /// How `text` differs from what was recorded, if it does.
  package static func complaint(about text: String, recordedIn path: String) -> String? {
    switch (isRecording, try? String(contentsOfFile: path, encoding: .utf8)) {
    case (_, text?): nil
    case (true, _): record(text, in: path)
    case (false, nil): "\(path) does not exist; RECORD_GOLDENS=1 Scripts/test records it"
    case (false, let recorded?):
      "\(path) differs:\n\(changes(from: recorded, to: text))RECORD_GOLDENS=1 Scripts/test records it"
    }
  }

  /// Returns what is wrong with texts in any language: none may be empty, and all have to read as in a file beside the
  /// test.
  package static func complaint(
    about texts: [Text], recordedIn file: String, beside test: String = #filePath
  ) -> String? {
    let rows = Set(texts).map { text in Language.allCases.map { SafeText(text.words(in: $0)).string } }
    if let row = rows.first(where: { $0.contains("") }) { return "a text is empty: \(row)" }
    // Of those that differ only in their numbers, one is enough to read.
    let alike = Dictionary(grouping: rows.map { $0.joined(separator: " | ") }) { $0.replacing(#/\d+/#, with: "0") }
    let table = alike.values.compactMap { $0.min() }.sorted().joined(separator: "\n") + "\n"
    let folder = URL(filePath: test).deletingLastPathComponent()
    return complaint(about: table, recordedIn: folder.appending(path: file).path)
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
