/// The first of the people whose name matches a filter, in the order in which they were registered.
package struct FoundPeople: Equatable, Sendable {
  package let filter: String
  package let people: [User]
  /// The number of people who match, which may be more than ``people``.
  package let matchCount: Int
  /// The number of people who were searched.
  package let totalCount: Int

  package init(filter: String, people: [User], matchCount: Int, totalCount: Int) {
    self.filter = filter
    self.people = people
    self.matchCount = matchCount
    self.totalCount = totalCount
  }
}
