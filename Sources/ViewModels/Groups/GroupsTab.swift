import Localization
import Models
import Texts

/// A tab of the groups overview, for one category of groups.
nonisolated package struct GroupsTab: Identifiable, Equatable, Sendable {
  /// The identifier, the same in every language.
  package let id: String
  package let name: Text
  package let help: Text
  /// The number of groups; nil until it is known.
  package let count: Int?
  /// Whether the overview shows this category.
  package let isShown: Bool
  package let category: GroupCategory

  init(_ category: GroupCategory, count: Int?, isShown: Bool) {
    id = category.rawValue
    name = .groups(.category(category))
    help = .groups(.categoryHelp(category))
    self.count = count
    self.isShown = isShown
    self.category = category
  }
}
