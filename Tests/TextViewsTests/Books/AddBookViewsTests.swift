import Changes
import Fakes
import Interactors
import Models
import Navigation
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

/// Two views on one view model.
struct AddBookViewsTests {
  private let interactor = AddBookFakeInteractor()
  private let coordinator = AddBookFakeCoordinator()
  private let viewModel: AddBookViewModel

  init() {
    viewModel = AddBookViewModel(interactor: interactor, coordinator: coordinator)
  }

  /// Returns the screen after these lines, on a separate stack.
  private func answer<View: TextView>(of view: View.Type, to input: String...) async throws -> String
  where View.ViewModel == AddBookViewModel {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(view, viewModel))
    let play = Play(input, on: navigation)
    try await play.run()
    return play.transcript.lastAnswer
  }

  @Test func `the first screen shows the name, and the reason why a name is invalid`() async throws {
    interactor.nameProblems["CAPITALS"] = .nameTaken
    #expect(
      try await answer(of: AddBookNameView.self, to: "set name CAPITALS") == """
        Name (name): CAPITALS
        There is already a book with this name. Choose another name.
        [OK] ok (not now)


        """)
    #expect(AddBookNameView(viewModel: viewModel).screen.enabledCommands == ["refresh"])
  }

  @Test func `if the names cannot be fetched, the screen shows the error and how to try again`() async throws {
    interactor.takenKeys = .failed(.store(StoreError(.busy, path: "x")), last: nil)
    let text = try await lines(of: AddBookNameView.self, viewModel)
    #expect(
      text.contains(
        "Error: Could not load. Another program is using the store “x”. Try again with “refresh”."))
  }

  @Test func `the name typed on the first screen is kept for the second`() async throws {
    _ = try await answer(of: AddBookNameView.self, to: "set name Rivers", "ok")
    #expect(coordinator.calls == [.presentCardCount(of: ObjectIdentifier(viewModel))])
    #expect(
      try await answer(of: AddBookCountView.self, to: "set count 12") == """
        Cards (count): 12


        """)
    _ = try await answer(of: AddBookCountView.self, to: "create")
    #expect(coordinator.calls.last == .finish)
  }

  @Test func `the second screen shows why a number of cards is invalid`() async throws {
    interactor.cardCountProblems["many"] = .invalidCount(.notANumber)
    #expect(
      try await answer(of: AddBookCountView.self, to: "set count many").hasSuffix(
        """
        Cards (count): many
        That is not a whole number. Use the digits 0 to 9 only.
        [Create] create (not now)


        """))
  }
}
