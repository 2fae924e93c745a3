/// A group of people.
package struct Group: Identifiable, Equatable, Sendable {
  /// Identifies the group permanently; ids are never reused.
  package let id: String
  package var name: String
  package var category: GroupCategory
  /// The members in the order in which they were added, without duplicates.
  package var members: [User]

  package init(id: String, name: String, category: GroupCategory = .joined, members: [User] = []) {
    self.id = id
    self.name = name
    self.category = category
    self.members = members
  }
}
