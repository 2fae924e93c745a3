import struct Foundation.Date
import struct Foundation.Locale
import struct Foundation.TimeZone

/// Numbers and dates, formatted for each language and region.
enum FormattedText: TextTable {
  case number(Int)
  case date(Date, DateStyle, TimeZone)

  func text(in language: Language) -> Text {
    let locale = Locale(identifier: language.description)
    switch self {
    case .number(let number):
      // No language groups digits below a thousand, so the formatter's start-up cost can be saved.
      let isSmall = number.magnitude < 1000
      return Text(verbatim: isSmall ? String(number) : number.formatted(.number.locale(locale)))
    case .date(let date, let style, let timeZone):
      let format = Date.FormatStyle(
        date: style == .time ? .omitted : .abbreviated, time: style == .day ? .omitted : .shortened, locale: locale,
        timeZone: timeZone)
      return Text(verbatim: date.formatted(format))
    }
  }
}

/// Which parts of a date are shown.
package enum DateStyle: Sendable {
  case day, dayAndTime, time
}

extension Text {
  /// A whole number, with its digits grouped for the language and region.
  package static func number(_ number: Int) -> Text { Text(FormattedText.number(number)) }

  /// A date, formatted for the language and region.
  package static func date(_ date: Date, _ style: DateStyle, in timeZone: TimeZone) -> Text {
    Text(FormattedText.date(date, style, timeZone))
  }
}

extension Text: CustomDebugStringConvertible {
  /// The English words, in quotes.
  package var debugDescription: String { words(in: .en).debugDescription }
}
