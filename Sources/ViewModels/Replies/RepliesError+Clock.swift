import Interactors
import Localization
import Models
import Presenting
import Texts

import struct Foundation.Calendar

extension RepliesError {
  /// Returns this error for the user, with the time at which the server answers again if it named one.
  ///
  /// The time is in the user's time zone, with the date unless it is today.
  func presentable(by clock: WallClock) -> CommandError {
    guard case .rateLimited(let date?) = self else { return CommandError(self) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = clock.timeZone
    let isToday = calendar.isDate(date, inSameDayAs: clock.now)
    let time = Text.date(date, isToday ? .time : .dayAndTime, in: clock.timeZone)
    return CommandError(.replies(.rateLimitedUntil(time)), remedy: remedy)
  }
}

extension Notice {
  /// Creates the notice of a failed fetch.
  init(_ error: RepliesError, by clock: WallClock) {
    let error = error.presentable(by: clock)
    self.init(.error, error.text, remedy: error.remedy)
  }
}
