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

    func make(_ edits: [BooksEdit]) async throws(BooksError) -> [(book: Book, inverse: BooksEdit)] {
      trace.note("BookDataProvider.\(#function)")
      return try await wrapped.make(edits)
    }
  }
#endif
