import Foundation
import WebClient

extension HTTPResponse {
  /// When the server accepts requests again, if it says so: in either form of `Retry-After`, or in the service's own
  /// `X-RateLimit-Reset`.
  func resetDate(now: Date) -> Date? {
    let retryAfter = field("retry-after")
    let dates = [
      retryAfter.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : now + TimeInterval($0) },
      retryAfter.flatMap(Self.httpDate), field("x-ratelimit-reset").flatMap(Date.init(service:)),
    ]
    // What is more than a year away is ignored.
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
