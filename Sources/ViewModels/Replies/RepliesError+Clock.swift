import Interactors
import Localization
import Models
import Presenting
import Texts

extension RepliesError {
  /// Returns this error for the user, with the time to retry if the server has given one.
  ///
  /// The time is in the user's time zone, with the date unless it is today.
  func presentable(by clock: WallClock) -> CommandError {
    guard case .rateLimited(let date?) = self else { return CommandError(self) }
    let time = Text.date(date, clock.isToday(date) ? .time : .dayAndTime, in: clock.timeZone)
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
