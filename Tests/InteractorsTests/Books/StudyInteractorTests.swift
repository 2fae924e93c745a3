import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

struct StudyInteractorTests {
  private let provider = BookFakeDataProvider()
  private let interactor: StudyInteractor
  private let failure = BooksError.store(StoreError(.full, path: "x"))

  init() {
    interactor = StudyInteractor(book: Book.sample.id, dataProvider: provider)
  }

  @Test func `before the first fetch, the state of the book is loading`() {
    #expect(interactor.book == .loading(last: nil))
    #expect(interactor.id == Book.sample.id)
  }

  @Test func `a fetch loads the book, and notifies the observers once`() async {
    var notifications = 0
    interactor.bookDidChange.add { notifications += 1 }
    await interactor.fetchBook()
    #expect(interactor.book == .loaded(.sample))
    #expect(notifications == 1)
  }

  @Test func `a book that does not exist is reported as deleted`() async {
    let interactor = StudyInteractor(book: "99", dataProvider: provider)
    await interactor.fetchBook()
    #expect(interactor.book == .failed(.bookGone, last: nil))
  }

  @Test func `after a failed fetch, the book stays, and the error is reported`() async {
    await interactor.fetchBook()
    provider.failure = failure
    await interactor.fetchBook()
    #expect(interactor.book == .failed(failure, last: .sample))
  }

  @Test func `learning or forgetting cards calls the data provider, and can be undone`() async throws {
    let known = try await interactor.know("5")
    let forgotten = try await interactor.forget(" 7 ")
    #expect(provider.calls == [.apply([.learn(5, in: Book.sample.id)]), .apply([.learn(-7, in: Book.sample.id)])])
    #expect((known.cards, forgotten.cards) == (5, 7))
    _ = try await forgotten.undo()
    #expect(provider.calls.last == .apply([.learn(7, in: Book.sample.id)]))
  }

  @Test func `a change becomes visible only with the next fetch`() async throws {
    await interactor.fetchBook()
    _ = try await interactor.know("1")
    #expect(interactor.book == .loaded(.sample))
    await interactor.fetchBook()
    #expect(interactor.book.value?.knownCount == 6)
  }

  @Test(
    arguments: [
      ("", BooksError.invalidCount(.blank)), ("-1", .invalidCount(.negative)),
      ("x", .invalidCount(.notANumber)), ("1e9", .invalidCount(.notANumber)),
      ("99999999999999999999", .invalidCount(.tooLarge)),
    ])
  func `an invalid number of cards is refused without a call to the data provider`(
    typed: String, reason: BooksError
  ) async {
    await interactor.fetchBook()
    #expect(interactor.problem(knowing: typed) == reason)
    #expect(interactor.problem(forgetting: typed) == reason)
    await #expect(throws: reason) { try await interactor.know(typed) }
    await #expect(throws: reason) { try await interactor.forget(typed) }
    #expect(provider.calls == [.book(Book.sample.id)])
  }

  @Test func `a number of zero cards is refused`() async {
    await interactor.fetchBook()
    #expect(interactor.problem(knowing: "0") == .noCards)
    #expect(interactor.problem(forgetting: "0") == .noCards)
    await #expect(throws: BooksError.noCards) { try await interactor.know("0") }
  }

  @Test func `a number of cards is invalid if there are not so many to learn or to forget`() async {
    await interactor.fetchBook()
    #expect(interactor.problem(knowing: "5") == nil)
    #expect(interactor.problem(knowing: "6") == .onlyUnknown(5))
    #expect(interactor.problem(forgetting: "5") == nil)
    #expect(interactor.problem(forgetting: "6") == .onlyKnown(5))
  }

  @Test func `until the book is fetched, no number is reported as invalid`() {
    #expect(interactor.problem(knowing: "6") == nil)
    #expect(interactor.problem(forgetting: "x") == nil)
  }

  @Test func `if the data provider refuses a change, the interactor throws the same error`() async {
    await #expect(throws: BooksError.onlyUnknown(5)) { try await interactor.know("6") }
    await #expect(throws: BooksError.onlyKnown(5)) { try await interactor.forget("6") }
    provider.failure = .bookGone
    await #expect(throws: BooksError.bookGone) { try await interactor.know("1") }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.forget("1") }
  }
}
