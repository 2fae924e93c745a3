/// The first people whose names match a filter, in the order in which they were registered.
package struct FoundPeople: Equatable, Sendable {
  package let filter: String
  package let people: [User]
  /// Whether these are all the people who match.
  package let isWhole: Bool

  package init(filter: String, people: [User], isWhole: Bool) {
    self.filter = filter
    self.people = people
    self.isWhole = isWhole
  }
}
