import struct Foundation.Locale
import class Foundation.NSLock

/// A whole number, with its digits grouped for each language and region.
///
/// Calling the system's formatter takes longer than drawing a row. So the formatter is called only for one number of each
/// length, such as 1111. To show another number of this length, its digits replace the ones.
struct FormattedNumber: TextTable {
  private struct Form: Hashable {
    let language: Language
    let isNegative: Bool
    let length: Int
  }

  /// The formatted pattern, such as `1,111`, for each form needed so far.
  ///
  /// It is read and changed only with the lock held.
  nonisolated(unsafe) private static var patterns: [Form: String] = [:]
  private static let lock = NSLock()

  let number: Int

  func text(in language: Language) -> Text {
    // No language groups digits below a thousand.
    guard number.magnitude >= 1000 else { return Text(verbatim: String(number)) }
    let digits = String(number.magnitude)
    let form = Form(language: language, isNegative: number < 0, length: digits.count)
    let pattern = Self.lock.withLock {
      let pattern = Self.patterns[form] ?? Self.pattern(of: form)
      Self.patterns[form] = pattern
      return pattern
    }
    var rest = digits.makeIterator()
    return Text(verbatim: String(pattern.map { $0 == "1" ? rest.next() ?? $0 : $0 }))
  }

  private static func pattern(of form: Form) -> String {
    let ones = (0..<form.length).reduce(0) { number, _ in 10 * number + 1 }
    let locale = Locale(identifier: form.language.description)
    return (form.isNegative ? -ones : ones).formatted(.number.locale(locale))
  }
}

extension Text {
  /// Returns a text of a whole number, with its digits grouped for the language and region.
  package static func number(_ number: Int) -> Text { Text(FormattedNumber(number: number)) }
}
