import Interactors
import Models
import Tracing

/// Notes each call of the data provider that it wraps.
package final class TracedBookDataProvider: BookDataProvider {
  package var booksDidChange: ObserverSet<Void> { wrapped.booksDidChange }

  private let wrapped: any BookDataProvider

  package init(_ wrapped: any BookDataProvider) {
    self.wrapped = wrapped
  }

  package func books() async throws(BooksError) -> [Book] {
    Trace.note("BookDataProvider.\(#function)")
    return try await wrapped.books()
  }

  package func book(_ id: Book.ID) async throws(BooksError) -> Book {
    Trace.note("BookDataProvider.\(#function)")
    return try await wrapped.book(id)
  }

  package func addBook(_ name: BookName, cards: CardCount) async throws(BooksError) {
    Trace.note("BookDataProvider.\(#function)")
    try await wrapped.addBook(name, cards: cards)
  }

  package func delete(book: Book.ID) async throws(BooksError) {
    Trace.note("BookDataProvider.\(#function)")
    try await wrapped.delete(book: book)
  }

  package func learn(_ cards: Int, in book: Book.ID) async throws(BooksError) {
    Trace.note("BookDataProvider.\(#function)")
    try await wrapped.learn(cards, in: book)
  }
}
