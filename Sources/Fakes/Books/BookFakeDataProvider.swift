import Interactors
import Localization
import Models
import Observing

/// An in-memory data provider for books that records calls, and fails or waits on demand.
///
/// It passes the same contract suite as the real one.
package final class BookFakeDataProvider: BookDataProvider {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case addBook(BookName, CardCount)
    case book(Book.ID)
    case books
    case delete(Book.ID)
    case learn(Int, Book.ID)
  }

  package let booksDidChange = ObserverSet<Void>()
  /// All calls so far, in order.
  package var calls: [Call] { fake.calls }
  /// The error that every call throws without changing anything; nil to let calls succeed again.
  package var failure: BooksError? {
    get { fake.failure }
    set { fake.failure = newValue }
  }

  private let fake = FakeCalls<Call, BooksError>()
  private var entries: [Book]
  private var nextID: Int

  /// Creates a provider with books in the order in which they were added.
  package init(books: [Book] = [.sample, .sampleVerbs]) {
    entries = books
    nextID = 1 + (books.compactMap { Int($0.id) }.max() ?? 0)
  }

  /// Makes further calls do their work at once, but return only when ``answer(_:newest:)`` releases them.
  package func holdAnswers() {
    fake.holdAnswers()
  }

  /// Releases the oldest or newest held call with these arguments.
  ///
  /// - Returns: Whether there was one; a test that waits for it asks `eventually`.
  package func answer(_ call: Call, newest: Bool = false) -> Bool {
    fake.answer(call, newest: newest)
  }

  /// Releases all held calls in their order, and holds no further ones.
  package func answerAll() {
    fake.answerAll()
  }

  package func books() async throws(BooksError) -> [Book] {
    try await fake.answer(.books) { entries }
  }

  package func book(_ id: Book.ID) async throws(BooksError) -> Book {
    try await fake.answer(.book(id)) { () throws(BooksError) in entries[try index(of: id)] }
  }

  package func addBook(_ name: BookName, cards: CardCount) async throws(BooksError) {
    try await fake.answer(.addBook(name, cards)) { () throws(BooksError) in
      guard !entries.contains(where: { BookName.key(of: $0.name) == name.key }) else { throw .nameTaken }
      entries.append(.known(0, of: cards.value, id: String(nextID), name: name.text))
      nextID += 1
      booksDidChange.notify()
    }
  }

  package func delete(book: Book.ID) async throws(BooksError) {
    try await fake.answer(.delete(book)) { () throws(BooksError) in
      entries.remove(at: try index(of: book))
      booksDidChange.notify()
    }
  }

  package func learn(_ cards: Int, in book: Book.ID) async throws(BooksError) {
    try await fake.answer(.learn(cards, book)) { () throws(BooksError) in
      let index = try index(of: book)
      entries[index] = try entries[index].learnt(cards)
      booksDidChange.notify()
    }
  }

  private func index(of id: Book.ID) throws(BooksError) -> Int {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { throw .bookGone }
    return index
  }
}
