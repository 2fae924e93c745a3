/// A name that a group may have: without blanks around it, 1 to ``limit`` characters.
///
/// Two groups may share a name.
package struct GroupName: Equatable, Sendable {
  /// Why a typed name will not do.
  package typealias Invalid = InvalidName

  /// The longest name, in characters as a person counts them.
  package static let limit = 100

  package let text: String

  /// The name that somebody typed, trimmed.
  ///
  /// - Throws: `Invalid` if nothing or too much is left.
  package init(_ typed: String) throws(Invalid) {
    text = try typed.trimmedName(limit: Self.limit)
  }
}
