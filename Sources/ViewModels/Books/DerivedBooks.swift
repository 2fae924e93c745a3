import Models

/// Caches values that are derived from all books, because a screen reads them more than once.
///
/// Owned by the list's view model.
nonisolated struct DerivedBooks {
  private var sorted = (from: [Book](), by: BookOrder.added, books: [Book]())
  private var known = (from: [Book](), share: KnownShare(of: []))

  /// Returns the books in this order.
  mutating func sorted(_ books: [Book], by order: BookOrder) -> [Book] {
    if order != sorted.by || books != sorted.from { sorted = (books, order, order.sorted(books)) }
    return sorted.books
  }

  /// Returns the share of all cards that the user knows.
  mutating func knownShare(of books: [Book]) -> KnownShare {
    if books != known.from { known = (books, KnownShare(of: books)) }
    return known.share
  }
}
