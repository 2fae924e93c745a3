import Fakes
import Interactors
import Localization
import Models
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

struct PeoplePickerViewTests {
  private let interactor = PeoplePickerFakeInteractor()
  private let coordinator = PeoplePickerFakeCoordinator()
  private let view: PeoplePickerView

  init() {
    view = PeoplePickerView(
      viewModel: PeoplePickerViewModel(interactor: interactor, coordinator: coordinator), strings: Strings(.en))
  }

  /// What is shown after the lines, on a stack of its own.
  private func answer(to input: [String]) async throws -> String {
    let navigation = NavigationController()
    navigation.push(view)
    let play = Play(input, on: navigation)
    try await play.run()
    return play.transcript.lastAnswer
  }

  @Test func `it shows the filter and those who match it`() async throws {
    #expect(
      try await answer(to: ["set filter an"]) == """
        == Add a member ==
        Filter (filter): an
        2 people
         1. Anna Roca
         2. Siobhan O'Brien


        """)
  }

  @Test func `a filter that nobody matches leaves nothing to pick`() async throws {
    #expect(
      try await answer(to: ["set filter xyz"]) == """
        == Add a member ==
        Filter (filter): xyz
        Nobody matches “xyz”.


        """)
    #expect(view.screen.enabledCommands == ["refresh", "back"])
  }

  @Test func `a row means the person who stood there`() async throws {
    _ = try await answer(to: ["set filter an", "pick 2"])
    #expect(coordinator.calls == [.finish(User.sampleSiobhan.id)])
  }
}
