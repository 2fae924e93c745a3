/// A valid name of an account: a login, or what `--user` says.
///
/// It is used unchanged, or not at all. If it were repaired, two logins could become one account: what cannot be decoded is
/// replaced by the same character in both.
package struct LoginName: Equatable, Sendable {
  /// The maximum length, in characters as the user perceives them.
  package static let limit = 100

  package let text: String

  /// Creates the name of an account from text.
  ///
  /// - Throws: `InvalidName` if the text is not a person's name, begins or ends with white space, or has a character that
  ///   nobody can see, or that stands for what cannot be decoded.
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

  /// Creates the name of the account of a login; the user's number if there is no login, or if it does not fit.
  ///
  /// A login of digits does not fit, because it could be the number of somebody else.
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
