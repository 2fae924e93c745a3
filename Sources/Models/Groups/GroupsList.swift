/// The first groups of one category, and how many there are of each: the model of the groups overview.
package struct GroupsList: Equatable, Sendable {
  package let groups: [GroupSummary]
  package let groupsCategory: GroupCategory
  /// Whether these are all groups of the category.
  package let isWhole: Bool
  /// The latest invitation.
  package let newestInvitation: Invitation?
  /// The latest invitation, if the lists that were fetched before did not have it.
  package private(set) var news: Invitation?
  /// The highest number of an invitation that was ever fetched.
  ///
  /// It does not fall when that invitation is gone. An undo that brings back an older one is therefore not news.
  private var newestNumber: Int
  /// The number of groups of the other categories, as far as it is known.
  private let counts: [GroupCategory: Int]

  package init(
    groups: [GroupSummary], groupsCategory: GroupCategory, isWhole: Bool = true, counts: [GroupCategory: Int] = [:],
    newestInvitation: Invitation? = nil
  ) {
    self.groups = groups
    self.groupsCategory = groupsCategory
    self.isWhole = isWhole
    self.counts = counts
    self.newestInvitation = newestInvitation
    newestNumber = newestInvitation?.number ?? 0
  }

  /// Returns this list with what is new since an earlier one; without an earlier one, nothing is new.
  package func following(_ before: GroupsList?) -> GroupsList {
    var list = self
    guard let before else { return list }
    list.news = newestNumber > before.newestNumber ? newestInvitation : nil
    list.newestNumber = max(newestNumber, before.newestNumber)
    return list
  }

  /// Returns the number of groups of a category, if it is known.
  package func count(of category: GroupCategory) -> Int? {
    if category != groupsCategory { return counts[category] }
    return isWhole ? groups.count : nil
  }
}
