import struct Foundation.Locale

/// A whole number, with its digits grouped for each language and region.
struct FormattedNumber: TextTable {
  let number: Int

  func text(in language: Language) -> Text {
    // No language groups digits below a thousand, so the formatter's start-up cost can be saved.
    guard number.magnitude >= 1000 else { return Text(verbatim: String(number)) }
    return Text(verbatim: number.formatted(.number.locale(Locale(identifier: language.description))))
  }
}

extension Text {
  /// A whole number, with its digits grouped for the language and region.
  package static func number(_ number: Int) -> Text { Text(FormattedNumber(number: number)) }
}
