/// A group of people.
///
/// Seed 001.
package struct Group: Identifiable, Equatable, Sendable {
  /// Names this group for good: an id is never given to a second group.
  package let id: String
  package let name: String
  /// In the order in which they were added; nobody is in it twice.
  package let members: [User]

  package init(id: String, name: String, members: [User]) {
    self.id = id
    self.name = name
    self.members = members
  }
}
