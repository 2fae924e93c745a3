import struct Foundation.Date
import struct Foundation.TimeZone

/// The current time and time zone; only the composition root asks the system for them.
package struct WallClock: Sendable {
  package let timeZone: TimeZone
  private let read: @Sendable () -> Date

  /// Creates a clock that reads the time on every access.
  package init(timeZone: TimeZone, read: @escaping @Sendable () -> Date) {
    self.timeZone = timeZone
    self.read = read
  }

  /// Creates a stopped clock, for tests.
  package init(stoppedAt date: Date) {
    self.init(timeZone: .gmt) { date }
  }

  package var now: Date { read() }
}
