import Foundation

/// A text that a test expects, in a file that a person can read.
///
/// With `RECORD_GOLDENS` set, the file is written instead, and the comparison fails all the same: a recording run
/// proves nothing.
package enum RecordedText {
  /// What is wrong with `text`; nil if it is what was recorded.
  package static func complaint(about text: String, recordedIn path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return "recorded \(url.lastPathComponent); look at it, and run again without RECORD_GOLDENS"
      } catch {
        return "cannot record \(path): \(error)"
      }
    }
    guard let recorded = try? String(contentsOf: url, encoding: .utf8) else {
      return "\(path) does not exist; RECORD_GOLDENS=1 swift test records it"
    }
    return text == recorded
      ? nil : "\(url.lastPathComponent) was\n\(recorded)and is now\n\(text)RECORD_GOLDENS=1 swift test records it again"
  }
}
