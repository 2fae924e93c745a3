package import Interactors
package import Models

/// A data provider of books that keeps them in memory, records what it is asked, and fails or waits on demand.
///
/// It passes the same contract suite as the real one, and gives the same answers to the same calls.
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
  /// What every call fails with, having changed nothing; nil to let them succeed again.
  package var failure: BooksError? {
    get { fake.failure }
    set { fake.failure = newValue }
  }

  private let fake = FakeCalls<Call, BooksError>()
  private var stock: [Book]
  private var nextID: Int

  /// Books in the order in which they were added.
  package init(books: [Book] = [.sample, .sampleVerbs]) {
    stock = books
    nextID = 1 + (books.compactMap { Int($0.id) }.max() ?? 0)
  }

  /// From now on every call does its work at once, but answers only when ``answer(call:)`` says so.
  package func holdAnswers() {
    fake.holdAnswers()
  }

  /// Lets a held call answer, by its index in ``calls``; waits for the call if it has not come yet.
  package func answer(call index: Int) async {
    await fake.answer(call: index)
  }

  package func books() async throws(BooksError) -> [Book] {
    try await fake.answer(.books) { stock }
  }

  package func book(_ id: Book.ID) async throws(BooksError) -> Book {
    try await fake.answer(.book(id)) { () throws(BooksError) in stock[try index(of: id)] }
  }

  package func addBook(_ name: BookName, cards: CardCount) async throws(BooksError) -> Book {
    try await fake.answer(.addBook(name, cards)) { () throws(BooksError) in
      guard !stock.contains(where: { BookName.key(of: $0.name) == name.key }) else { throw .nameTaken }
      let book = Book.known(0, of: cards.value, id: String(nextID), name: name.text)
      nextID += 1
      stock.append(book)
      booksDidChange.notify()
      return book
    }
  }

  package func delete(book: Book.ID) async throws(BooksError) {
    try await fake.answer(.delete(book)) { () throws(BooksError) in
      stock.remove(at: try index(of: book))
      booksDidChange.notify()
    }
  }

  package func learn(_ cards: Int, in book: Book.ID) async throws(BooksError) -> Book {
    try await fake.answer(.learn(cards, book)) { () throws(BooksError) in
      let index = try index(of: book)
      stock[index] = try stock[index].learnt(cards)
      booksDidChange.notify()
      return stock[index]
    }
  }

  private func index(of id: Book.ID) throws(BooksError) -> Int {
    guard let index = stock.firstIndex(where: { $0.id == id }) else { throw .bookGone }
    return index
  }
}
