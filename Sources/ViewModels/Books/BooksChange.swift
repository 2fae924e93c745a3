import Models
import Texts

/// What the user has done to the books last.
enum BooksChange {
  case added(BookName)
  case deleted(Book)

  /// Returns the zero-based row of the book that was added; nil if there is none, or not yet.
  func newRow(in books: [Book]) -> Int? {
    guard case .added(let name) = self else { return nil }
    return books.firstIndex { $0.name == name.text }
  }

  /// Says what was done; nil until a new book is among the books shown.
  func text(in books: [Book]) -> BooksText? {
    switch self {
    case .added(let name): newRow(in: books).map { .added(book: name.text, row: $0 + 1) }
    case .deleted(let book): .deleted(book: book.name)
    }
  }
}
