/// A number of cards that somebody typed: 0 to ``limit``.
package struct CardCount: Equatable, Sendable {
  /// Why what was typed is no number of cards.
  package enum Invalid: Error, Equatable, Sendable {
    case blank
    case negative
    case notANumber
    case tooLarge
  }

  /// The most cards that a book may have, so that no sum over books can overflow.
  package static let limit = 1_000_000

  package let value: Int

  /// The number that somebody typed in digits; blanks around it do not matter.
  ///
  /// - Throws: `Invalid` if it is none, or none that a book may have.
  package init(_ typed: String) throws(Invalid) {
    let digits = typed.trimmed
    let isNegative = digits.hasPrefix("-")
    let magnitude = isNegative ? digits.dropFirst() : digits
    guard !digits.isEmpty else { throw .blank }
    guard !magnitude.isEmpty, magnitude.allSatisfy({ ("0"..."9").contains($0) }) else { throw .notANumber }
    // More digits than an Int can hold are a number all the same.
    let value = Int(magnitude) ?? .max
    guard !isNegative || value == 0 else { throw .negative }
    guard value <= Self.limit else { throw .tooLarge }
    self.value = value
  }
}
