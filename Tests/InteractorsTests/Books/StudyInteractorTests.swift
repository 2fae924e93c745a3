import Fakes
import Interactors
import Models
import Testing

/// What every conformer of `StudyInteractorProtocol` promises, and what the real one does besides.
struct StudyInteractorTests {
  enum Conformer: CaseIterable {
    case real, fake

    /// A conformer that has fetched ``Book/sample``, of whose 10 cards 5 are known, with a switch that makes it fail.
    @MainActor func make() async -> (interactor: any StudyInteractorProtocol, setFailure: (BooksError?) -> Void) {
      switch self {
      case .real:
        let provider = BookFakeDataProvider()
        let interactor = StudyInteractor(book: Book.sample.id, dataProvider: provider)
        await interactor.fetchBook()
        return (interactor, { provider.failure = $0 })
      case .fake:
        let fake = StudyFakeInteractor()
        return (fake, { fake.failure = $0 })
      }
    }
  }

  @Test(arguments: Conformer.allCases)
  func `cards are learnt and forgotten`(conformer: Conformer) async throws {
    let interactor = await conformer.make().interactor
    try await interactor.know("5")
    #expect(interactor.book?.knownCount == 10)
    try await interactor.forget(" 7 ")
    #expect(interactor.book?.knownCount == 3)
  }

  @Test(
    arguments: Conformer.allCases,
    [
      ("0", BooksError.noCards), ("", .invalidCount(.blank)), ("-1", .invalidCount(.negative)),
      ("x", .invalidCount(.notANumber)), ("1e9", .invalidCount(.notANumber)),
      ("99999999999999999999", .invalidCount(.tooLarge)),
    ])
  func `what is no number of cards is refused`(
    conformer: Conformer, cards: (typed: String, reason: BooksError)
  ) async {
    let interactor = await conformer.make().interactor
    await #expect(throws: cards.reason) { try await interactor.know(cards.typed) }
    await #expect(throws: cards.reason) { try await interactor.forget(cards.typed) }
    #expect(interactor.book == .sample)
  }

  @Test(arguments: Conformer.allCases)
  func `more cards than there are is refused`(conformer: Conformer) async {
    let interactor = await conformer.make().interactor
    await #expect(throws: BooksError.onlyUnknown(5)) { try await interactor.know("6") }
    await #expect(throws: BooksError.onlyKnown(5)) { try await interactor.forget("6") }
    #expect(interactor.book == .sample)
  }

  @Test(arguments: Conformer.allCases)
  func `what fails keeps the book and says why`(conformer: Conformer) async {
    let (interactor, setFailure) = await conformer.make()
    setFailure(.bookGone)
    await #expect(throws: BooksError.bookGone) { try await interactor.know("1") }
    await interactor.fetchBook()
    #expect(interactor.book == .sample)
    #expect(interactor.fetch == .failed(.bookGone))
  }

  @Test func `a fetch that was under way before a change does not undo it`() async throws {
    let provider = BookFakeDataProvider()
    let interactor = StudyInteractor(book: Book.sample.id, dataProvider: provider)
    provider.holdAnswers()
    let fetch = Task { await interactor.fetchBook() }
    while provider.calls.isEmpty { await Task.yield() }
    let change = Task { try await interactor.know("1") }
    await provider.answer(call: 1)
    try await change.value
    await provider.answer(call: 0)
    await fetch.value
    #expect(interactor.book?.knownCount == 6)
  }
}
