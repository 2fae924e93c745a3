package import Localization
package import Models

/// The rows of the list of books at one moment, made one by one when they are shown.
///
/// Seed 002.
nonisolated package struct BookRows: RandomAccessCollection, Sendable {
  let books: [Book]
  private let strings: Strings

  package let startIndex = 0
  package var endIndex: Int { books.count }

  package init(_ books: [Book], strings: Strings) {
    self.books = books
    self.strings = strings
  }

  package subscript(position: Int) -> BookRowViewModel {
    BookRowViewModel(books[position], strings: strings)
  }

  /// The edits that lead from earlier rows to these.
  package func edits(since old: BookRows) -> [Edit] {
    // Comparing costs nothing while it is the very same array.
    books == old.books ? [] : Changeset(from: old.books, to: books).edits
  }
}
