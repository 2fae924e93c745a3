/// A valid name of a person: trimmed, 1 to ``limit`` characters; what stands behind the first space is the last name.
package struct PersonName: Equatable, Sendable {
  /// The maximum length, in characters as the user perceives them.
  package static let limit = 100

  package let firstName: String
  package let lastName: String

  /// Creates a name from typed text, which is trimmed.
  ///
  /// - Throws: `InvalidName` if the trimmed text is blank or too long, or is not one line.
  package init(_ typed: String) throws(InvalidName) {
    let name = try typed.trimmedName(limit: Self.limit)
    firstName = String(name.prefix { $0 != " " })
    lastName = String(name.dropFirst(firstName.count + 1))
  }
}
