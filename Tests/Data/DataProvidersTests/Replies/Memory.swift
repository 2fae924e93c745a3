import Foundation
import Testing

/// The memory use of this process as reported by the system, in kB.
nonisolated enum Memory {
  /// Returns the peak resident size since the last ``restartPeak()``.
  static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  /// Resets the peak.
  ///
  /// - Returns: The current resident size.
  static func restartPeak() throws -> Int {
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    return try peak()
  }
}
