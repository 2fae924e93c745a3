/// A person who can be a member of any number of groups.
package struct User: Identifiable, Equatable, Sendable {
  package let id: String
  package let firstName: String
  package let lastName: String

  package init(id: String, firstName: String, lastName: String) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
  }

  /// Creates a person whose last name is everything after the first space of the full name.
  package init(id: String, fullName: String) {
    let name = fullName.trimmed
    let firstName = name.prefix { $0 != " " }
    self.init(id: id, firstName: String(firstName), lastName: String(name.dropFirst(firstName.count + 1)))
  }

  /// First and last name, without a stray space if one of them is missing.
  package var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
