import Localization
import Models

extension FoundPeople {
  /// Searches as a store does.
  package init(matching filter: String = "", among people: [User], limit: Int = .max) {
    let (words, names) = (SearchWords(filter), SearchIndex(people.map(\.fullName)))
    let matches = people.indices.filter { names.text(at: $0, contains: words) }.map { people[$0] }
    self.init(
      filter: filter, people: Array(matches.prefix(limit)), matchCount: matches.count, totalCount: people.count)
  }
}
