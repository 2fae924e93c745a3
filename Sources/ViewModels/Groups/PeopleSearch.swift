import Foundation
import Models

/// Finds people by their names.
///
/// Owned by the people picker's view model. It remembers the last search, and the names in the form that is searched, as a
/// screen asks for the same more than once.
nonisolated struct PeopleSearch {
  private var people: [User] = []
  private var searchableNames: [String] = []
  private var filter = ""
  private var found: [User] = []

  /// Those whose name has each word of the filter somewhere in it, without regard to case and accents.
  mutating func people(matching filter: String, among people: [User]) -> [User] {
    // Comparing costs nothing while it is the very same array.
    if people != self.people {
      self.people = people
      searchableNames = people.map { Self.searchable($0.fullName) }
    } else if filter == self.filter {
      return found
    }
    self.filter = filter
    let words = Self.searchable(filter).split(whereSeparator: \.isWhitespace).map(String.init)
    found =
      words.isEmpty
      ? people
      : zip(people, searchableNames).filter { _, name in words.allSatisfy(name.contains) }.map(\.0)
    return found
  }

  private static func searchable(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
