import Changes
import Fakes
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct AddBookViewModelTests {
  private let interactor = AddBookFakeInteractor()
  private let coordinator = AddBookFakeCoordinator()
  private let viewModel: AddBookViewModel

  init() {
    viewModel = AddBookViewModel(interactor: interactor, coordinator: coordinator)
  }

  @Test func `adding a book always begins with empty fields`() {
    #expect(viewModel.name == "")
    #expect(viewModel.cardCount == "")
  }

  // MARK: The first screen

  @Test func `the interactor fetches the names that are already taken`() async {
    await viewModel.fetchNames()
    #expect(interactor.calls == [.fetchNames])
  }

  @Test func `if the names cannot be fetched, a notice is shown, but OK stays enabled`() {
    let failure = BooksError.store(StoreError(.busy, path: "x"))
    interactor.takenKeys = .failed(failure, last: nil)
    viewModel.name = "Rivers"
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
    #expect(viewModel.ok.isEnabled)
  }

  @Test func `as soon as the typed name is invalid, OK is disabled`() async {
    interactor.nameProblems["CAPITALS"] = .nameTaken
    viewModel.name = "CAPITALS"
    #expect(viewModel.nameProblem == .books(.nameTaken))
    #expect(viewModel.ok.disabledReason == .books(.nameTaken))
    await #expect(throws: CommandError(.books(.nameTaken))) { try await viewModel.ok() }
    #expect(coordinator.calls == [])
  }

  @Test func `OK opens the second screen, which uses the same view model`() async throws {
    viewModel.name = "Rivers"
    #expect(viewModel.nameProblem == nil)
    try await viewModel.ok()
    #expect(coordinator.calls == [.presentCardCount(of: ObjectIdentifier(viewModel))])
  }

  @Test func `a name is checked at every keystroke`() {
    interactor.nameProblems["Ca"] = .nameTaken
    let problems = ["C", "Ca", "Cab"].map { typed in
      viewModel.name = typed
      return viewModel.nameProblem
    }
    #expect(problems == [nil, .books(.nameTaken), nil])
  }

  // MARK: The second screen

  @Test func `the second screen names the book`() {
    viewModel.name = "Rivers"
    #expect(viewModel.cardCountTitle == .books(.cardCountTitle(book: "Rivers")))
  }

  @Test func `as soon as the typed number of cards is invalid, the button that creates the book is disabled`() async {
    interactor.cardCountProblems["x"] = .invalidCount(.notANumber)
    fillIn(cards: "x")
    #expect(viewModel.cardCountProblem == .books(.countNotANumber))
    await #expect(throws: CommandError(.books(.countNotANumber))) { try await viewModel.create() }
    #expect(interactor.calls == [])
  }

  @Test func `if the name has been taken in the meantime, the button that creates the book is disabled`() {
    fillIn()
    interactor.nameProblems["Rivers"] = .nameTaken
    #expect(viewModel.create.disabledReason == .books(.nameTaken))
  }

  @Test func `creating a book passes the typed text to the interactor, and the result to the coordinator`() async throws
  {
    fillIn(name: " Rivers ", cards: " 12")
    try await viewModel.create()
    #expect(interactor.calls == [.addBook(named: " Rivers ", cards: " 12")])
    #expect(coordinator.calls == [.finish])
    #expect(coordinator.outcome?.text == .books(.added(book: " Rivers ")))
    #expect(coordinator.outcome?.row == "new")
    _ = try await coordinator.outcome?.undo?()
    #expect(interactor.calls.last == .undo)
  }

  @Test func `if a book cannot be added, an error is thrown and the typed text stays`() async {
    fillIn()
    let failure = BooksError.store(StoreError(.full, path: "x"))
    interactor.failure = failure
    await #expect(throws: CommandError(failure.text, remedy: .retry)) { try await viewModel.create() }
    #expect(coordinator.calls == [])
    #expect((viewModel.name, viewModel.cardCount) == ("Rivers", "12"))
  }

  private func fillIn(name: String = "Rivers", cards: String = "12") {
    viewModel.name = name
    viewModel.cardCount = cards
  }
}
