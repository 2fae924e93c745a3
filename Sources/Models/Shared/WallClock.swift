package import Foundation

/// What time it is, and where: nobody asks the system but the composition root.
package struct WallClock: Sendable {
  package let timeZone: TimeZone
  private let read: @Sendable () -> Date

  /// A clock that reads the time when it is asked for.
  package init(timeZone: TimeZone, read: @escaping @Sendable () -> Date) {
    self.timeZone = timeZone
    self.read = read
  }

  /// A clock that has stopped: for tests.
  package init(stoppedAt date: Date) {
    self.init(timeZone: .gmt) { date }
  }

  package var now: Date { read() }
}
