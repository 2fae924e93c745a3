import Localization
import Models

/// Finds people by name.
///
/// Owned by the people picker's view model. It caches the last search and the names in searchable form, because a
/// screen asks for the same people more than once.
nonisolated struct PeopleSearch {
  private var people: [User] = []
  private var names = SearchIndex()
  private var filter = ""
  private var found: [User] = []

  /// Returns the people whose name contains every word of the filter, ignoring case and accents.
  mutating func people(matching filter: String, among people: [User]) -> [User] {
    // Comparing an array with itself takes constant time.
    if people != self.people {
      self.people = people
      names = SearchIndex(people.lazy.map(\.fullName))
    } else if filter == self.filter {
      return found
    }
    self.filter = filter
    let words = SearchWords(filter)
    found = words.isEmpty ? people : people.indices.filter { names.text(at: $0, contains: words) }.map { people[$0] }
    return found
  }
}
