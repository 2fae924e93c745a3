import Models

/// Caches the sorted books, because a screen asks for them more than once.
///
/// Owned by the list's view model.
nonisolated struct SortedBooks {
  private var books: [Book] = []
  private var order = BookOrder.added
  private var sorted: [Book] = []

  /// Returns the books in this order.
  mutating func books(_ books: [Book], by order: BookOrder) -> [Book] {
    if order != self.order || books != self.books {
      (self.books, self.order) = (books, order)
      sorted = order.sorted(books)
    }
    return sorted
  }
}
