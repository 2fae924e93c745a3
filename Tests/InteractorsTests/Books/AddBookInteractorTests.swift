import Fakes
import Interactors
import Models
import Testing

/// What every conformer of `AddBookInteractorProtocol` promises: the real one and the fake.
struct AddBookInteractorTests {
  enum Conformer: CaseIterable {
    case real, fake

    /// A conformer over the book "Capitals", which has fetched the names, with a switch that makes it fail.
    @MainActor func make() async -> (interactor: any AddBookInteractorProtocol, setFailure: (BooksError?) -> Void) {
      switch self {
      case .real:
        let provider = BookFakeDataProvider(books: [.sample])
        let interactor = AddBookInteractor(dataProvider: provider)
        await interactor.fetchNames()
        return (interactor, { provider.failure = $0 })
      case .fake:
        let fake = AddBookFakeInteractor()
        await fake.fetchNames()
        return (fake, { fake.failure = $0 })
      }
    }
  }

  private let failure = BooksError.store(StoreError(.full, path: "x"))

  @Test(
    arguments: Conformer.allCases,
    [
      ("", BooksError.invalidName(.blank)), (" \t", .invalidName(.blank)), ("CAPITALS", .nameTaken),
      (" capitals ", .nameTaken), ("Rivers", nil), (String(repeating: "x", count: 100), nil),
      (String(repeating: "x", count: 101), .invalidName(.tooLong)), ("\u{1B}[31m", nil),
    ])
  func `a name is checked as it is typed`(conformer: Conformer, name: (typed: String, problem: BooksError?)) async {
    #expect(await conformer.make().interactor.problem(withName: name.typed) == name.problem)
  }

  @Test(
    arguments: Conformer.allCases,
    [
      ("", BooksError.invalidCount(.blank)), ("-1", .invalidCount(.negative)), ("x", .invalidCount(.notANumber)),
      ("1e9", .invalidCount(.notANumber)), ("99999999999999999999", .invalidCount(.tooLarge)), ("0", nil),
    ])
  func `a number is checked as it is typed`(
    conformer: Conformer, count: (typed: String, problem: BooksError?)
  ) async {
    #expect(await conformer.make().interactor.problem(withCardCount: count.typed) == count.problem)
  }

  @Test(arguments: Conformer.allCases)
  func `an added book's name is taken`(conformer: Conformer) async throws {
    let interactor = await conformer.make().interactor
    #expect(try await interactor.addBook(named: " Rivers", cards: "3") != Book.sample.id)
    await interactor.fetchNames()
    #expect(interactor.problem(withName: "RIVERS") == .nameTaken)
  }

  @Test(arguments: Conformer.allCases)
  func `what is wrong is refused, whatever was checked before`(conformer: Conformer) async {
    let (interactor, setFailure) = await conformer.make()
    await #expect(throws: BooksError.invalidName(.blank)) { try await interactor.addBook(named: " ", cards: "3") }
    await #expect(throws: BooksError.invalidCount(.negative)) {
      try await interactor.addBook(named: "Rivers", cards: "-3")
    }
    await #expect(throws: BooksError.nameTaken) { try await interactor.addBook(named: "capitals", cards: "3") }
    setFailure(failure)
    await #expect(throws: failure) { try await interactor.addBook(named: "Rivers", cards: "3") }
  }

  @Test(arguments: Conformer.allCases)
  func `names that cannot be fetched are as they were`(conformer: Conformer) async {
    let (interactor, setFailure) = await conformer.make()
    setFailure(failure)
    await interactor.fetchNames()
    #expect(interactor.problem(withName: "capitals") == .nameTaken)
  }
}
