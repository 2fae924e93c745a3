/// A valid book name: trimmed, on one line, and with 1 to ``limit`` characters.
///
/// Two books with the same ``key`` cannot exist.
package struct BookName: Equatable, Sendable {
  /// Why a typed name is invalid.
  package typealias Invalid = InvalidName

  /// The maximum length, in characters as the user perceives them.
  package static let limit = 100

  /// The name as typed, trimmed.
  package let text: String

  /// The form in which names are compared.
  package var key: String { Self.key(of: text) }

  /// Creates a name from typed text, which is trimmed.
  ///
  /// - Throws: `Invalid` if the trimmed text is blank or too long, or contains a line break or another control character.
  package init(_ typed: String) throws(Invalid) {
    text = try typed.trimmedName(limit: Self.limit)
  }

  /// Returns the form in which names are compared.
  package static func key(of name: String) -> String { name.comparisonKey }
}
