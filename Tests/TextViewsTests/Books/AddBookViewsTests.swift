import Fakes
import Interactors
import Localization
import Models
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

  private func answer(of view: any TextView, to input: String...) async throws -> String {
    let navigation = NavigationController()
    navigation.push(view)
    let play = Play(input, on: navigation)
    try await play.run()
    return play.transcript.lastAnswer
  }

  @Test func `the first screen has the name, and what is wrong with it`() async throws {
    let view = AddBookNameView(viewModel: viewModel, strings: Strings(.en))
    #expect(
      try await answer(of: view, to: "set name CAPITALS") == """
        == Add a book ==
        Name (name): CAPITALS
        There is a book of this name already. Choose another name.
        [OK] ok (not now)


        """)
    #expect(view.screen.enabledCommands == ["back"])
    #expect(interactor.calls == [.fetchNames])
  }

  @Test func `what is typed on the first screen is on the second`() async throws {
    _ = try await answer(of: AddBookNameView(viewModel: viewModel, strings: Strings(.en)), to: "set name Rivers", "ok")
    #expect(coordinator.calls == [.presentCardCount])
    let second = AddBookCountView(viewModel: viewModel, strings: Strings(.en))
    #expect(
      try await answer(of: second, to: "set count 12") == """
        == Cards of “Rivers” ==
        Cards (count): 12
        [Create] create


        """)
    _ = try await answer(of: second, to: "create")
    #expect(coordinator.calls.last == .finish("new"))
  }

  @Test func `the ways back are the coordinator's`() async throws {
    _ = try await answer(of: AddBookCountView(viewModel: viewModel, strings: Strings(.en)), to: "back")
    _ = try await answer(of: AddBookNameView(viewModel: viewModel, strings: Strings(.en)), to: "back")
    #expect(coordinator.calls == [.dismissCardCount, .cancel])
  }
}
