import Lists
import Models

/// The rows of the list of books at one moment, each created when it is shown.
nonisolated package struct BookRows: RandomAccessCollection, Sendable {
  let books: [Book]

  package let startIndex = 0
  package var endIndex: Int { books.count }

  package init(_ books: [Book]) {
    self.books = books
  }

  package subscript(position: Int) -> BookRowViewModel {
    BookRowViewModel(books[position])
  }

  /// Returns the edits that lead from earlier rows to these rows.
  package func edits(since old: BookRows) -> [Edit] {
    // Usually the books are unchanged, and comparing an array with itself takes constant time.
    guard books != old.books else { return [] }
    return Changeset(from: old.books, to: books) { $0 == $1 || BookRowViewModel($0) == BookRowViewModel($1) }.edits
  }
}
