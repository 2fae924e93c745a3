import Foundation
package import Interactors
package import Localization
package import Models

/// What the user is told of an error of the service, and whether trying again may help.
///
/// This is the one table of such errors; the page on asynchrony in the documentation has the same.
nonisolated package struct RepliesAdvice: Equatable, Sendable {
  /// What happened and what to do.
  package let message: String
  package let offersRetry: Bool

  package init(for error: RepliesError, strings: Strings, clock: WallClock) {
    switch error {
    case .unknown: (message, offersRetry) = (strings(RepliesErrorText.unknown), true)
    case .gone: (message, offersRetry) = (strings(RepliesErrorText.gone), false)
    case .closed: (message, offersRetry) = (strings(RepliesErrorText.closed), false)
    case .rateLimited(let date?):
      let time = Self.time(date, strings: strings, clock: clock)
      (message, offersRetry) = (strings(RepliesErrorText.rateLimitedUntil, ["time": time]), true)
    case .rateLimited(nil): (message, offersRetry) = (strings(RepliesErrorText.rateLimited), true)
    case .serverFailed(let status):
      (message, offersRetry) = (strings(RepliesErrorText.serverFailed, ["status": String(status)]), true)
    case .unreachable(let reason):
      (message, offersRetry) = (strings(RepliesErrorText.unreachable, ["reason": reason]), true)
    case .timedOut: (message, offersRetry) = (strings(RepliesErrorText.timedOut), true)
    case .tooLarge: (message, offersRetry) = (strings(RepliesErrorText.tooLarge), false)
    case .unreadable: (message, offersRetry) = (strings(RepliesErrorText.unreadable), true)
    case .redirected: (message, offersRetry) = (strings(RepliesErrorText.redirected), false)
    }
  }

  /// A time of today as that, and one of another day of the user's with its day.
  private static func time(_ date: Date, strings: Strings, clock: WallClock) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = clock.timeZone
    let isToday = calendar.isDate(date, inSameDayAs: clock.now)
    return isToday ? strings.time(date, in: clock.timeZone) : strings.dateAndTime(date, in: clock.timeZone)
  }
}
