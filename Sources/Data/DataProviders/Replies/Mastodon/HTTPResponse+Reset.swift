import Foundation
import WebClient

extension HTTPResponse {
  /// Returns the time when the server accepts requests again; nil if no header has a valid one.
  ///
  /// The time can be in either form of `Retry-After`, or in `X-RateLimit-Reset`, where Mastodon sends a date and GoToSocial the
  /// seconds since 1970.
  func resetDate(now: Date) -> Date? {
    let retryAfter = field("retry-after")
    let reset = field("x-ratelimit-reset")
    let dates = [
      retryAfter.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : now + TimeInterval($0) },
      retryAfter.flatMap(Self.httpDate), reset.flatMap(Date.init(service:)),
      reset.flatMap { Int($0) }.flatMap { $0 < 1_000_000_000 ? nil : Date(timeIntervalSince1970: TimeInterval($0)) },
    ]
    // Dates that are more than a year away are ignored.
    return dates.compactMap(\.self).first { $0 <= now + 31_536_000 }
  }

  private static func httpDate(_ text: String) -> Date? {
    let strategy = Date.ParseStrategy(
      format: """
        \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
        """,
      locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    return try? Date(text, strategy: strategy)
  }
}
