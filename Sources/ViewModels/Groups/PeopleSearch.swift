import Localization
import Models

/// Finds people by their names.
///
/// Owned by the people picker's view model. It remembers the last search, and the names in the form that is searched, as a
/// screen asks for the same more than once.
nonisolated struct PeopleSearch {
  private var people: [User] = []
  private var names: [SearchableText] = []
  private var filter = ""
  private var found: [User] = []

  /// Those whose name has each word of the filter somewhere in it, without regard to case and accents.
  mutating func people(matching filter: String, among people: [User]) -> [User] {
    // Comparing costs nothing while it is the very same array.
    if people != self.people {
      self.people = people
      names = people.map { SearchableText($0.fullName) }
    } else if filter == self.filter {
      return found
    }
    self.filter = filter
    let words = SearchWords(filter)
    found = words.isEmpty ? people : zip(people, names).filter { $0.1.has(words) }.map(\.0)
    return found
  }
}
