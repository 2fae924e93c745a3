import Lists
import Models

extension FoundPeople {
  /// Searches as a store does.
  package init(matching filter: String = "", among people: [User], limit: Int = .max) {
    let words = SearchWords(filter)
    let matches = people.filter { words.match($0.fullName) }
    self.init(filter: filter, people: Array(matches.prefix(limit)), isWhole: matches.count <= limit)
  }
}
