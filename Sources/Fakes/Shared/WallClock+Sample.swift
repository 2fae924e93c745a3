import Models

import struct Foundation.Date

nonisolated extension WallClock {
  /// The time at which the sample clock stands still.
  ///
  /// No sample is newer.
  package static let sampleTime = Date(timeIntervalSince1970: 1_790_000_000)
  /// A clock stopped at ``sampleTime``.
  package static let sample = WallClock(stoppedAt: sampleTime)
}
