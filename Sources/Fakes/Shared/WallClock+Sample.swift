import Models

import struct Foundation.Date

nonisolated extension WallClock {
  /// The time of the newest sample.
  package static let sampleTime = Date(timeIntervalSince1970: 1_790_000_000)
  /// A clock stopped at that time.
  package static let sample = WallClock(stoppedAt: sampleTime)
}
