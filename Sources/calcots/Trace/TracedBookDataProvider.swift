#if DEBUG
  import Interactors
  import Models
  import Observing

  /// Notes each call of the data provider that it wraps.
  final class TracedBookDataProvider: BookDataProvider {
    var booksDidChange: ObserverSet<Void> { wrapped.booksDidChange }

    private let wrapped: any BookDataProvider
    private let trace: Trace

    init(_ wrapped: any BookDataProvider, _ trace: Trace) { (self.wrapped, self.trace) = (wrapped, trace) }

    func books() async throws(BooksError) -> [Book] {
      trace.note("BookDataProvider.\(#function)")
      return try await wrapped.books()
    }

    func book(_ id: Book.ID) async throws(BooksError) -> Book {
      trace.note("BookDataProvider.\(#function)")
      return try await wrapped.book(id)
    }

    func addBook(_ name: BookName, cards: CardCount) async throws(BooksError) {
      trace.note("BookDataProvider.\(#function)")
      try await wrapped.addBook(name, cards: cards)
    }

    func delete(book: Book.ID) async throws(BooksError) {
      trace.note("BookDataProvider.\(#function)")
      try await wrapped.delete(book: book)
    }

    func learn(_ cards: Int, in book: Book.ID) async throws(BooksError) {
      trace.note("BookDataProvider.\(#function)")
      try await wrapped.learn(cards, in: book)
    }
  }
#endif
