/// A valid group name: trimmed, 1 to ``limit`` characters.
///
/// Two groups may have the same name.
package struct GroupName: Equatable, Sendable {
  /// Why a typed name is invalid.
  package typealias Invalid = InvalidName

  /// The maximum length, in characters as the user perceives them.
  package static let limit = 100

  package let text: String

  /// Creates a name from typed text, which is trimmed.
  ///
  /// - Throws: `Invalid` if the trimmed text is blank, too long, or more than one line.
  package init(_ typed: String) throws(Invalid) {
    text = try typed.trimmedName(limit: Self.limit)
  }
}
