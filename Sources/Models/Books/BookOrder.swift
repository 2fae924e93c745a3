/// What a list of books goes by.
package enum BookOrder: CaseIterable, Sendable {
  /// The oldest first: as the data provider hands them out.
  case added
  /// What needs most work first: the smallest share of known cards.
  case progress

  /// The books in this order, of those with the same progress the oldest first.
  package func sorted(_ books: [Book]) -> [Book] {
    switch self {
    case .added: books
    case .progress:
      books.enumerated()
        .sorted { ($0.element.progress, $0.offset) < ($1.element.progress, $1.offset) }
        .map(\.element)
    }
  }
}
