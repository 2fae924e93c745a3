/// The first groups of one category, and the number of groups in each category, if known.
///
/// This is the model of the groups overview.
package struct GroupsList: Equatable, Sendable {
  package let groups: [GroupSummary]
  package let groupsCategory: GroupCategory
  /// Whether these are all groups of the category.
  package let isWhole: Bool
  /// The number of pieces of news that the user has not read.
  package let unreadNews: Int
  /// The number of groups of the other categories, as far as it is known.
  private let counts: [GroupCategory: Int]

  package init(
    groups: [GroupSummary], groupsCategory: GroupCategory, isWhole: Bool = true, counts: [GroupCategory: Int] = [:],
    unreadNews: Int = 0
  ) {
    self.groups = groups
    self.groupsCategory = groupsCategory
    self.isWhole = isWhole
    self.counts = counts
    self.unreadNews = unreadNews
  }

  /// Returns the number of groups of a category, if it is known.
  package func count(of category: GroupCategory) -> Int? {
    if category != groupsCategory { return counts[category] }
    return isWhole ? groups.count : nil
  }
}
