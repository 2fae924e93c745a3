import Localization
import Models

import struct Foundation.Date

extension Text {
  /// Returns the age of a date: now, minutes, hours or days; from a week on, the date itself.
  ///
  /// A date in the future, which a server with another clock may send, counts as now.
  package static func age(of date: Date, by clock: WallClock) -> Text {
    let seconds = clock.now.timeIntervalSince(date)
    return switch seconds {
    case ..<60: .replies(.ageNow)
    case ..<3600: .replies(.ageMinutes(Int(seconds / 60)))
    case ..<86_400: .replies(.ageHours(Int(seconds / 3600)))
    case ..<604_800: .replies(.ageDays(Int(seconds / 86_400)))
    default: .date(date, .day, in: clock.timeZone)
    }
  }
}
