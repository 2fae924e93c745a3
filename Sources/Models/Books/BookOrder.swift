/// The order of a list of books.
package enum BookOrder: CaseIterable, Sendable {
  /// Oldest first, the order in which the data provider returns them.
  case added
  /// Smallest share of known cards first.
  case progress

  /// Returns the books in this order; books with equal progress stay oldest first.
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
