/// A number of cards typed by the user: 0 to ``limit``.
package struct CardCount: Equatable, Sendable {
  /// Why typed text is not a valid number of cards.
  package enum Invalid: Error, Equatable, Sendable {
    case blank
    case negative
    case notANumber
    case tooLarge
  }

  /// The largest number of cards in a book, small enough that sums over books cannot overflow.
  package static let limit = 1_000_000

  package let value: Int

  /// Parses decimal digits; surrounding whitespace is ignored.
  ///
  /// - Throws: `Invalid` if the text is not a whole number from 0 to ``limit``.
  package init(_ typed: String) throws(Invalid) {
    let digits = typed.trimmed
    let isNegative = digits.hasPrefix("-")
    let magnitude = isNegative ? digits.dropFirst() : digits
    guard !digits.isEmpty else { throw .blank }
    guard !magnitude.isEmpty, magnitude.allSatisfy({ ("0"..."9").contains($0) }) else { throw .notANumber }
    // A number too large for Int is still a number, so it is reported as too large.
    let value = Int(magnitude) ?? .max
    guard !isNegative || value == 0 else { throw .negative }
    guard value <= Self.limit else { throw .tooLarge }
    self.value = value
  }
}
