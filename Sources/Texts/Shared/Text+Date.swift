import Localization

import struct Foundation.Date
import struct Foundation.Locale
import struct Foundation.TimeZone

/// A date, formatted for each language and region.
private struct FormattedDate: TextTable {
  let date: Date
  let style: DateStyle
  let timeZone: TimeZone

  func text(in language: Language) -> Text {
    let format = Date.FormatStyle(
      date: style == .time ? .omitted : .abbreviated, time: style == .day ? .omitted : .shortened,
      locale: Locale(identifier: language.description), timeZone: timeZone)
    return Text(verbatim: date.formatted(format))
  }
}

/// The parts of a date that are shown.
package enum DateStyle: Sendable {
  case day, dayAndTime, time
}

extension Text {
  /// Returns a date, formatted for the language and region.
  package static func date(_ date: Date, _ style: DateStyle, in timeZone: TimeZone) -> Text {
    Text(FormattedDate(date: date, style: style, timeZone: timeZone))
  }
}
