/// A valid name of a person: trimmed, on one line, and with 1 to ``limit`` characters.
package struct PersonName: Equatable, Sendable {
  /// The maximum length, in characters as the user perceives them.
  package static let limit = 100

  package let text: String

  /// Creates a name from typed text, which is trimmed.
  ///
  /// - Throws: `InvalidName` if the trimmed text is blank or too long, or contains a line break or another control character.
  package init(_ typed: String) throws(InvalidName) {
    text = try typed.trimmedName(limit: Self.limit)
  }

  /// Creates the name of a person of whom only the account is known.
  package init(_ login: LoginName) { text = login.text }
}
