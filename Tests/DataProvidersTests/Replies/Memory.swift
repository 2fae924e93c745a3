import Foundation
import Testing

/// How much memory this process needs, as the system counts it, in kB.
nonisolated enum Memory {
  /// Whether a sanitizer is at work, which keeps what has been given back.
  static var isInstrumented: Bool {
    ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
  }

  /// The most that has been resident since the last ``restartPeak()``.
  static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  /// Forgets the peak so far.
  ///
  /// - Returns: What is resident now.
  static func restartPeak() throws -> Int {
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    return try peak()
  }
}
