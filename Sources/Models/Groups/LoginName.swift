/// A valid account name, such as a login or the value of `--user`.
///
/// An invalid name is refused, not repaired. Otherwise two logins could become one account, because
/// bytes that cannot be decoded are all replaced by the same character.
package struct LoginName: Equatable, Sendable {
  /// The maximum length, in characters as the user perceives them.
  package static let limit = 100

  package let text: String

  /// Creates the name of an account from text.
  ///
  /// - Throws: `InvalidName` if the text is not a valid name for a person, begins or ends with whitespace, or contains an
  ///   invisible character or a replacement for bytes that cannot be decoded.
  package init(_ text: String) throws(InvalidName) {
    guard try text.trimmedName(limit: Self.limit) == text else { throw .notOneLine }
    let isVisible = text.unicodeScalars.allSatisfy {
      !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .format && $0 != "\u{FFFD}"
    }
    guard isVisible else { throw .notOneLine }
    self.text = text
  }

  /// Creates the name of an account from typed text, which is trimmed.
  package init(typed: String) throws(InvalidName) { try self.init(String(typed.trimmed)) }

  /// Creates an account name from a login, or from the user's number if no login is valid.
  ///
  /// A login that consists only of digits does not count as valid, because it could be somebody else's number.
  package init(login: String?, number: UInt32) {
    let name = login.flatMap { try? LoginName($0) }
    if let name, !name.text.allSatisfy(\.isASCIIDigit) {
      self = name
    } else {
      text = String(number)
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
