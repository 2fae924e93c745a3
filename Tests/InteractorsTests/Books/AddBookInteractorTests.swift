import Changes
import Fakes
import Interactors
import Models
import Testing

struct AddBookInteractorTests {
  private let provider = BookFakeDataProvider(books: [.sample])
  private let interactor: AddBookInteractor
  private let failure = BooksError.store(StoreError(.full, path: "x"))

  init() {
    interactor = AddBookInteractor(dataProvider: provider)
  }

  @Test func `a fetch loads the names that other books already have`() async {
    #expect(interactor.takenKeys == .loading(last: nil))
    await interactor.fetchNames()
    #expect(interactor.takenKeys == .loaded(["capitals"]))
  }

  @Test func `after a failed fetch, the names stay, and the error is reported`() async {
    await interactor.fetchNames()
    provider.failure = failure
    await interactor.fetchNames()
    #expect(interactor.takenKeys == .failed(failure, last: ["capitals"]))
    #expect(interactor.problem(withName: "capitals") == .nameTaken)
  }

  @Test(
    arguments: [
      ("", BooksError.invalidName(.blank)), (" \t\u{3000}", .invalidName(.blank)), ("CAPITALS", .nameTaken),
      (" capitals ", .nameTaken), ("Rivers", nil), (" Rivers ", nil), ("左京", nil),
      (String(repeating: "x", count: 100), nil), (String(repeating: "x", count: 101), .invalidName(.tooLong)),
      (String(repeating: "x", count: 100_000), .invalidName(.tooLong)), ("\u{1B}[31m", .invalidName(.notOneLine)),
    ])
  func `a name is checked as it is typed`(typed: String, problem: BooksError?) async {
    await interactor.fetchNames()
    #expect(interactor.problem(withName: typed) == problem)
  }

  @Test func `until the names are fetched, no name counts as taken, but invalid names are still detected`() {
    #expect(interactor.problem(withName: "Capitals") == nil)
    #expect(interactor.problem(withName: "") == .invalidName(.blank))
  }

  @Test(
    arguments: [
      ("", BooksError.invalidCount(.blank)), ("-1", .invalidCount(.negative)), ("x", .invalidCount(.notANumber)),
      ("1e9", .invalidCount(.notANumber)), ("99999999999999999999", .invalidCount(.tooLarge)), ("0", nil),
      (" 12 ", nil),
    ])
  func `a number of cards is checked as it is typed`(typed: String, problem: BooksError?) {
    #expect(interactor.problem(withCardCount: typed) == problem)
  }

  @Test func `adding a book stores it through the data provider, and undo deletes the book`() async throws {
    let (book, undo) = try await interactor.addBook(named: " Rivers", cards: "3 ")
    #expect(provider.calls == [.apply([.add(try BookName("Rivers"), cards: try CardCount("3"))])])
    #expect(book.name == "Rivers")
    _ = try await undo()
    #expect(provider.calls.last == .apply([.delete(book)]))
  }

  @Test func `the name of an added book counts as taken after the next fetch`() async throws {
    await interactor.fetchNames()
    _ = try await interactor.addBook(named: "Rivers", cards: "3")
    #expect(interactor.problem(withName: "RIVERS") == nil)
    await interactor.fetchNames()
    #expect(interactor.problem(withName: "RIVERS") == .nameTaken)
  }

  @Test func `invalid input is refused without a call to the data provider`() async {
    await #expect(throws: BooksError.invalidName(.blank)) { try await interactor.addBook(named: " ", cards: "3") }
    await #expect(throws: BooksError.invalidCount(.negative)) {
      try await interactor.addBook(named: "Rivers", cards: "-3")
    }
    #expect(provider.calls == [])
  }

  @Test func `if the data provider refuses a change, the interactor throws the same error`() async {
    await #expect(throws: BooksError.nameTaken) { try await interactor.addBook(named: "capitals", cards: "3") }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.addBook(named: "Rivers", cards: "3") }
  }
}
