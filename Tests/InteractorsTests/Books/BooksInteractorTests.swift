import Changes
import Fakes
import Interactors
import Models
import Testing

struct BooksInteractorTests {
  private let provider = BookFakeDataProvider()
  private let interactor: BooksInteractor
  private let failure = BooksError.store(StoreError(.busy, path: "x"))

  init() {
    interactor = BooksInteractor(dataProvider: provider)
  }

  @Test func `before the first fetch, the state of the books is loading`() {
    #expect(interactor.books == .loading(last: nil))
  }

  @Test func `a fetch loads the books`() async {
    await interactor.fetchBooks()
    #expect(interactor.books == .loaded([.sample, .sampleVerbs]))
  }

  @Test func `after a fetch without books, the state is loaded with an empty list`() async {
    let interactor = BooksInteractor(dataProvider: BookFakeDataProvider(books: []))
    await interactor.fetchBooks()
    #expect(interactor.books == .loaded([]))
  }

  @Test func `after a failed fetch, the books stay, and the error is reported`() async {
    await interactor.fetchBooks()
    provider.failure = failure
    await interactor.fetchBooks()
    #expect(interactor.books == .failed(failure, last: [.sample, .sampleVerbs]))
  }

  @Test func `deleting a book calls the data provider, and undo restores the book`() async throws {
    let undo = try await interactor.delete(books: [.sample])
    _ = try await undo()
    #expect(provider.calls == [.apply([.delete(.sample)]), .apply([.restore(.sample)])])
  }

  @Test func `a deleted book stays in the list until the next fetch`() async throws {
    await interactor.fetchBooks()
    _ = try await interactor.delete(books: [.sample])
    #expect(interactor.books == .loaded([.sample, .sampleVerbs]))
    await interactor.fetchBooks()
    #expect(interactor.books == .loaded([.sampleVerbs]))
  }

  @Test func `if the data provider refuses a change, the interactor throws the same error`() async {
    await #expect(throws: BooksError.bookGone) { try await interactor.delete(books: [.known(1, of: 2, id: "99")]) }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.delete(books: [.sample]) }
  }
}
