import Changes
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

struct PeoplePickerViewTests {
  private let interactor = PeoplePickerFakeInteractor()
  private let coordinator = PeoplePickerFakeCoordinator()
  private let viewModel: PeoplePickerViewModel

  init() {
    viewModel = PeoplePickerViewModel(interactor: interactor, coordinator: coordinator)
  }

  /// Returns the screen after these lines, on a separate stack.
  private func answer(to input: [String]) async throws -> String {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(PeoplePickerView.self, viewModel))
    let play = Play(input, on: navigation)
    try await play.run()
    return play.transcript.lastAnswer
  }

  @Test func `the picker shows the filter and the people who match it`() async throws {
    #expect(
      try await answer(to: ["set filter an"]) == """
        Filter (filter): an
        2 people
         1. Anna Roca
         2. Siobhan O'Brien


        """)
  }

  @Test func `if no person matches the filter, a message is shown, and nobody can be picked`() async throws {
    viewModel.filter = "xyz"
    interactor.people = .loaded(FoundPeople(matching: "xyz", among: User.samples))
    #expect(
      try await answer(to: ["show"]) == """
        == Add a member ==
        Filter (filter): xyz
        Nobody matches “xyz”.


        """)
    #expect(PeoplePickerView(viewModel: viewModel).screen.enabledCommands == ["refresh"])
  }

  @Test(arguments: [(GroupCategory.joined, "add", "Add a member"), (.invited, "invite", "Invite a person")])
  func `the title of the picker shows whether a person is added or invited`(
    category: GroupCategory, path: String, title: String
  ) {
    interactor.category = category
    let item = PeoplePickerView(viewModel: viewModel).item
    #expect((item.path, item.title.words(in: .en)) == (path, title))
  }

  @Test func `if there are more people, a line below the first people shows this`() async throws {
    interactor.people = .loaded(FoundPeople(among: User.samples, limit: 2))
    let ending = try #require(PeoplePickerView(viewModel: viewModel).screen.list?.ending)
    #expect(ending.text.words(in: .en) == "The first 2 people" && ending.prefetch == nil)
    await ending.loadAll?()
    #expect(interactor.calls == [.fetchAllPeople])
    interactor.people = .loaded(FoundPeople(among: User.samples))
    #expect(PeoplePickerView(viewModel: viewModel).screen.list?.ending == nil)
  }

  @Test func `if a fetch fails, the error is shown`() async throws {
    interactor.people = .failed(.store(StoreError(.busy, path: "x")), last: nil)
    #expect(try await answer(to: ["show"]).contains("Error: Could not load. Another program is using the store “x”."))
  }

  @Test func `a command for a row picks the person who was in the row when the user chose the command`() async throws {
    _ = try await answer(to: ["pick 3"])
    #expect(coordinator.calls == [.finish([.sampleSiobhan])])
  }
}
