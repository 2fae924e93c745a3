import Fakes
import Interactors
import Models
import Testing
import ViewModels

struct AddBookViewModelTests {
  private let interactor = AddBookFakeInteractor()
  private let coordinator = AddBookFakeCoordinator()
  private let viewModel: AddBookViewModel

  init() async {
    viewModel = AddBookViewModel(interactor: interactor, coordinator: coordinator)
    await viewModel.fetchNames()
  }

  @Test func `a new process begins with nothing typed`() {
    #expect(viewModel.name == "")
    #expect(viewModel.cardCount == "")
  }

  // MARK: The first screen

  @Test(
    arguments: [
      ("", "A book needs a name."), (" \t\u{3000}", "A book needs a name."),
      ("CAPITALS", "There is a book of this name already. Choose another name."),
      (String(repeating: "x", count: 100_000), "A book's name has at most 100 characters; choose a shorter one."),
    ])
  func `a name that will not do is said to be so at once, and disables OK`(name: String, problem: String) async {
    viewModel.name = name
    #expect(viewModel.nameProblem == problem)
    #expect(viewModel.ok.refusal == Refusal(problem))
    await #expect(throws: Refusal(problem)) { try await viewModel.ok() }
    #expect(coordinator.calls == [])
  }

  @Test(arguments: ["Rivers", " Rivers ", "\u{1B}[31mred", "左京", "x"])
  func `with a name that will do, OK leads to the second screen on the same view model`(name: String) async throws {
    viewModel.name = name
    #expect(viewModel.nameProblem == nil)
    try await viewModel.ok()
    #expect(coordinator.calls == [.presentCardCount])
    #expect(coordinator.presented === viewModel)
  }

  @Test func `a name is checked at every keystroke`() {
    var problems: [Bool] = []
    for name in ["C", "Ca", "Capitals", "Capitals "] + ["Capitals 2"] {
      viewModel.name = name
      problems.append(viewModel.nameProblem != nil)
    }
    #expect(problems == [false, false, true, true, false])
  }

  @Test func `a name that was taken meanwhile is found as soon as it is known`() async {
    viewModel.name = "Rivers"
    interactor.stock.append(.known(0, of: 1, id: "9", name: "RIVERS"))
    await viewModel.fetchNames()
    #expect(!viewModel.ok.isEnabled)
  }

  @Test func `cancelling leaves`() {
    viewModel.cancel()
    #expect(coordinator.calls == [.cancel])
  }

  // MARK: The second screen

  @Test(
    arguments: [
      ("", "How many cards? Type a number, such as 10."), ("-1", "The number of cards cannot be negative."),
      ("x", "That is no whole number. Use the digits 0 to 9 only."),
      ("1e9", "That is no whole number. Use the digits 0 to 9 only."),
      ("99999999999999999999", "A book has at most 1,000,000 cards."),
    ])
  func `a number that will not do is said to be so at once, and disables creating`(
    count: String, problem: String
  ) async {
    viewModel.name = "Rivers"
    viewModel.cardCount = count
    #expect(viewModel.cardCountProblem == problem)
    await #expect(throws: Refusal(problem)) { try await viewModel.create() }
    #expect(interactor.calls == [.fetchNames])
  }

  @Test func `creating adds the book and leaves with it`() async throws {
    viewModel.name = " Rivers "
    viewModel.cardCount = " 12"
    try await viewModel.create()
    #expect(interactor.calls.last == .addBook(named: " Rivers ", cards: " 12"))
    #expect(coordinator.calls == [.finish("new")])
    #expect(interactor.stock.last?.knownCount == 0)
  }

  @Test func `the second screen names the book`() {
    viewModel.name = "Rivers"
    #expect(viewModel.cardCountTitle == "Cards of “Rivers”")
  }

  @Test func `a book that cannot be added leaves everything as it was typed, and says why`() async {
    viewModel.name = "Rivers"
    viewModel.cardCount = "12"
    interactor.failure = .nameTaken
    await #expect(throws: Refusal("There is a book of this name already. Choose another name.")) {
      try await viewModel.create()
    }
    #expect(coordinator.calls == [])
    #expect((viewModel.name, viewModel.cardCount) == ("Rivers", "12"))
  }

  @Test func `a name that was taken on the second screen disables creating`() async {
    viewModel.name = "Rivers"
    viewModel.cardCount = "12"
    interactor.stock.append(.known(0, of: 1, id: "9", name: "rivers"))
    await viewModel.fetchNames()
    #expect(viewModel.create.refusal == Refusal("There is a book of this name already. Choose another name."))
  }

  @Test func `going back keeps what was typed`() {
    viewModel.name = "Rivers"
    viewModel.cardCount = "12"
    viewModel.changeName()
    #expect(coordinator.calls == [.dismissCardCount])
    #expect((viewModel.name, viewModel.cardCount) == ("Rivers", "12"))
  }
}
