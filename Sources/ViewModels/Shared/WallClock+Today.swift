import Models

import struct Foundation.Calendar
import struct Foundation.Date

nonisolated extension WallClock {
  /// Returns whether a date is today, in the user's time zone.
  func isToday(_ date: Date) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.isDate(date, inSameDayAs: now)
  }
}
