/// The first groups of one category, and how many there are of each: the model of the groups overview.
package struct GroupsList: Equatable, Sendable {
  package let groups: [GroupSummary]
  package let groupsCategory: GroupCategory
  /// The number of groups of each category, as far as it is known.
  private let counts: [GroupCategory: Int]

  package init(groups: [GroupSummary], groupsCategory: GroupCategory, counts: [GroupCategory: Int] = [:]) {
    self.groups = groups
    self.groupsCategory = groupsCategory
    self.counts = counts
  }

  /// The number of groups of the category, which may be more than ``groups``.
  package var count: Int { count(of: groupsCategory) ?? groups.count }
  package var isWhole: Bool { groups.count == count }

  /// Returns the number of groups of a category; nil if it is not known.
  package func count(of category: GroupCategory) -> Int? {
    counts[category] ?? (category == groupsCategory ? groups.count : nil)
  }
}
