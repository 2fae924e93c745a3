import Changes
import Interactors
import Localization
import Models

/// An in-memory data provider for books that records calls, and fails or waits on demand.
///
/// It passes the same contract suite as the real data provider.
package final class BookFakeDataProvider: BookDataProvider, FakeDataProvider {
  /// A call of the protocol, with its arguments.
  nonisolated package enum Call: Equatable {
    case book(Book.ID)
    case books
    case apply([BooksEdit])
  }

  package let booksDidChange = ObserverSet<Void>()

  package let fake = FakeCalls<Call, BooksError>()
  private var entries: [Book]
  private var nextID: Int

  /// Creates a provider with books in the order in which they were added.
  package init(books: [Book] = [.sample, .sampleVerbs]) {
    entries = books
    nextID = 1 + (books.compactMap { Int($0.id) }.max() ?? 0)
  }

  package func books() async throws(BooksError) -> [Book] {
    try await fake.answer(.books) { entries }
  }

  package func book(_ id: Book.ID) async throws(BooksError) -> Book {
    try await fake.answer(.book(id)) { () throws(BooksError) in
      guard let book = entries.first(where: { $0.id == id }) else { throw .bookGone }
      return book
    }
  }

  package func apply(_ edits: [BooksEdit]) async throws(BooksError) -> [(book: Book, inverse: BooksEdit)] {
    try await fake.answer(.apply(edits)) { () throws(BooksError) in
      let before = entries
      do throws(BooksError) {
        let made = try edits.applyEach(apply)
        booksDidChange.notify()
        return made
      } catch {
        entries = before
        throw error
      }
    }
  }

  private func apply(_ edit: BooksEdit) throws(BooksError) -> (book: Book, inverse: BooksEdit) {
    if case .add(let name, let cards) = edit {
      let book = Book.known(0, of: cards.value, id: String(nextID), name: name.text)
      try check(name: book.name)
      nextID += 1
      entries.append(book)
      return (book, .delete(book))
    }
    let place = entries.firstIndex { $0.id == edit.book }
    let before = place.map { entries[$0] }
    let (after, inverse) = try edit.applied(to: before)
    if before == nil, let after { try check(name: after.name) }
    if let place { entries.remove(at: place) }
    if let after {
      // A restored book returns to its old position, because the books are in the order of their ids.
      let place = entries.firstIndex { (Int($0.id) ?? 0) > (Int(after.id) ?? 0) } ?? entries.count
      entries.insert(after, at: place)
    }
    guard let book = after ?? before else { throw .bookGone }
    return (book, inverse)
  }

  private func check(name: String) throws(BooksError) {
    guard !entries.contains(where: { BookName.key(of: $0.name) == BookName.key(of: name) }) else { throw .nameTaken }
  }
}
