/// A group of people.
package struct Group: Identifiable, Equatable, Sendable {
  /// Identifies the group permanently; ids are never reused.
  package let id: String
  package let name: String
  /// The members in the order in which they were added, without duplicates.
  package let members: [User]

  package init(id: String, name: String, members: [User]) {
    self.id = id
    self.name = name
    self.members = members
  }
}
