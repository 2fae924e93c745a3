/// The first groups of one category, and how many there are of each: the model of the groups overview.
package struct GroupsList: Equatable, Sendable {
  package let groups: [GroupSummary]
  package let groupsCategory: GroupCategory
  /// Whether these are all groups of the category.
  package let isWhole: Bool
  /// The number of groups of the other categories, as far as it is known.
  private let counts: [GroupCategory: Int]

  package init(
    groups: [GroupSummary], groupsCategory: GroupCategory, isWhole: Bool = true, counts: [GroupCategory: Int] = [:]
  ) {
    self.groups = groups
    self.groupsCategory = groupsCategory
    self.isWhole = isWhole
    self.counts = counts
  }

  /// Returns the number of groups of a category; nil if it is not known.
  package func count(of category: GroupCategory) -> Int? {
    category == groupsCategory ? isWhole ? groups.count : nil : counts[category]
  }
}
