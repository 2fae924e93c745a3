package import Foundation
package import Localization
package import Models

extension Strings {
  /// How old something is that was made at `date`: in minutes, hours or days, and from a week on the day itself.
  ///
  /// A date in the future, which a server with another clock may name, is now.
  nonisolated package func age(of date: Date, by clock: WallClock) -> String {
    let seconds = clock.now.timeIntervalSince(date)
    return switch seconds {
    case ..<60: self(RepliesText.ageNow)
    case ..<3600: self(RepliesText.ageMinutes, count: Int(seconds / 60))
    case ..<86_400: self(RepliesText.ageHours, count: Int(seconds / 3600))
    case ..<604_800: self(RepliesText.ageDays, count: Int(seconds / 86_400))
    default: self.date(date, in: clock.timeZone)
    }
  }
}
