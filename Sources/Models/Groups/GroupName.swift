/// A valid group name: trimmed, on one line, and with 1 to ``limit`` characters.
///
/// Different groups can have the same name.
package struct GroupName: Equatable, Sendable {
  /// Why a typed name is invalid.
  package typealias Invalid = InvalidName

  /// The maximum length, in characters as the user perceives them.
  package static let limit = 100

  package let text: String

  /// Creates a name from typed text, which is trimmed.
  ///
  /// - Throws: `Invalid` if the trimmed text is blank or too long, or contains a line break or another control character.
  package init(_ typed: String) throws(Invalid) {
    text = try typed.trimmedName(limit: Self.limit)
  }
}
