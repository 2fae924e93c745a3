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
}
