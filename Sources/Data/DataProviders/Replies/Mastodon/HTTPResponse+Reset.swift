import Foundation
import WebClient

extension HTTPResponse {
  /// When the server accepts requests again: from either form of `Retry-After`, or from the service's own
  /// `X-RateLimit-Reset`; nil if it does not say.
  func resetDate(now: Date) -> Date? {
    if let text = field("retry-after") {
      if let seconds = Int(text), (0...Self.longestWait).contains(seconds) {
        return now.addingTimeInterval(TimeInterval(seconds))
      }
      if let date = Self.httpDate(text), Self.isCredible(date, now) { return date }
    }
    guard let date = field("x-ratelimit-reset").flatMap(ServiceDate.init)?.date else { return nil }
    return Self.isCredible(date, now) ? date : nil
  }

  /// One year in seconds; later times are ignored.
  private static let longestWait = 31_536_000

  private static func isCredible(_ date: Date, _ now: Date) -> Bool {
    date <= now.addingTimeInterval(TimeInterval(longestWait))
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
