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

  @Test func `before a fetch the books are loading`() {
    #expect(interactor.books == .loading(last: nil))
  }

  @Test func `a fetch loads the books`() async {
    await interactor.fetchBooks()
    #expect(interactor.books == .loaded([.sample, .sampleVerbs]))
  }

  @Test func `an empty list of books also counts as fetched`() async {
    let interactor = BooksInteractor(dataProvider: BookFakeDataProvider(books: []))
    await interactor.fetchBooks()
    #expect(interactor.books == .loaded([]))
  }

  @Test func `a failed fetch keeps the books, and reports the reason`() async {
    await interactor.fetchBooks()
    provider.failure = failure
    await interactor.fetchBooks()
    #expect(interactor.books == .failed(failure, last: [.sample, .sampleVerbs]))
  }

  @Test func `deleting asks the data provider, and can be undone`() async throws {
    let undo = try await interactor.delete(books: [.sample])
    _ = try await undo()
    #expect(provider.calls == [.apply([.delete(.sample)]), .apply([.restore(.sample)])])
  }

  @Test func `a deleted book disappears with the next fetch, and not before`() async throws {
    await interactor.fetchBooks()
    _ = try await interactor.delete(books: [.sample])
    #expect(interactor.books == .loaded([.sample, .sampleVerbs]))
    await interactor.fetchBooks()
    #expect(interactor.books == .loaded([.sampleVerbs]))
  }

  @Test func `a refusal by the data provider is passed on`() async {
    await #expect(throws: BooksError.bookGone) { try await interactor.delete(books: [.known(1, of: 2, id: "99")]) }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.delete(books: [.sample]) }
  }
}
