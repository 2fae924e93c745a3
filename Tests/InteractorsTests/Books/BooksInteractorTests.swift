import Fakes
import Interactors
import Models
import Testing

/// What every conformer of `BooksInteractorProtocol` promises, and what the real one does besides.
struct BooksInteractorTests {
  enum Conformer: CaseIterable {
    case real, fake

    /// A conformer over two books, with a switch that makes it fail.
    @MainActor func make() -> (interactor: any BooksInteractorProtocol, setFailure: (BooksError?) -> Void) {
      switch self {
      case .real:
        let provider = BookFakeDataProvider()
        return (BooksInteractor(dataProvider: provider), { provider.failure = $0 })
      case .fake:
        let fake = BooksFakeInteractor()
        return (fake, { fake.failure = $0 })
      }
    }
  }

  private let failure = BooksError.store(StoreError(.busy, path: "x"))

  @Test(arguments: Conformer.allCases)
  func `before a fetch there are no books`(conformer: Conformer) {
    let interactor = conformer.make().interactor
    #expect(interactor.books == [])
    #expect(interactor.fetch == .notStarted)
  }

  @Test(arguments: Conformer.allCases)
  func `a fetch brings the books`(conformer: Conformer) async {
    let interactor = conformer.make().interactor
    await interactor.fetchBooks()
    #expect(interactor.books == [.sample, .sampleVerbs])
    #expect(interactor.fetch == .finished)
  }

  @Test(arguments: Conformer.allCases)
  func `a fetch that fails keeps the books and says why`(conformer: Conformer) async {
    let (interactor, setFailure) = conformer.make()
    await interactor.fetchBooks()
    setFailure(failure)
    await interactor.fetchBooks()
    #expect(interactor.books == [.sample, .sampleVerbs])
    #expect(interactor.fetch == .failed(failure))
  }

  @Test(arguments: Conformer.allCases)
  func `a deleted book is gone with the next fetch`(conformer: Conformer) async throws {
    let interactor = conformer.make().interactor
    try await interactor.delete(book: Book.sample.id)
    await interactor.fetchBooks()
    #expect(interactor.books == [.sampleVerbs])
  }

  @Test(arguments: Conformer.allCases)
  func `what cannot be deleted is refused`(conformer: Conformer) async {
    let (interactor, setFailure) = conformer.make()
    await #expect(throws: BooksError.bookGone) { try await interactor.delete(book: "99") }
    setFailure(failure)
    await #expect(throws: failure) { try await interactor.delete(book: Book.sample.id) }
  }

  @Test(arguments: [[0, 2], [2, 0]])
  func `of two overlapping fetches the later request wins, whichever answers first`(order: [Int]) async throws {
    let provider = BookFakeDataProvider()
    let interactor = BooksInteractor(dataProvider: provider)
    provider.holdAnswers()
    let earlier = Task { await interactor.fetchBooks() }
    while provider.calls.isEmpty { await Task.yield() }
    let change = Task { try await provider.delete(book: Book.sample.id) }
    await provider.answer(call: 1)
    try await change.value
    let later = Task { await interactor.fetchBooks() }
    for call in order { await provider.answer(call: call) }
    await earlier.value
    await later.value
    #expect(interactor.books == [.sampleVerbs])
    #expect(interactor.fetch == .finished)
  }
}
