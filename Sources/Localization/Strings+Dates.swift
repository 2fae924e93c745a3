package import Foundation

extension Strings {
  /// A day as this language writes it.
  package func date(_ date: Date, in timeZone: TimeZone) -> String {
    date.formatted(style(date: .abbreviated, time: .omitted, in: timeZone))
  }

  /// A day and a time as this language writes them.
  package func dateAndTime(_ date: Date, in timeZone: TimeZone) -> String {
    date.formatted(style(date: .abbreviated, time: .shortened, in: timeZone))
  }

  /// A time of day as this language writes it.
  package func time(_ date: Date, in timeZone: TimeZone) -> String {
    date.formatted(style(date: .omitted, time: .shortened, in: timeZone))
  }

  private func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, in timeZone: TimeZone
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: Locale(identifier: language.rawValue), timeZone: timeZone)
  }
}
