import Changes
import Fakes
import Interactors
import Localization
import Models
import Testing
import TextUI
import TextViews
import ViewModels

struct GroupsViewTests {
  private let interactor = GroupsFakeInteractor()

  private var viewModel: GroupsViewModel {
    GroupsViewModel(interactor: interactor, coordinator: GroupsFakeCoordinator())
  }

  private func viewModel(of groups: [GroupSummary], in category: GroupCategory = .joined) -> GroupsViewModel {
    interactor.groupsList = .loaded(GroupsList(groups: groups, groupsCategory: category))
    return viewModel
  }

  @Test func `the screen shows the groups of the category`() async throws {
    let shown = try await lines(of: GroupsView.self, viewModel(of: [.sample, .sampleEmpty]))
    #expect(
      shown == """
        == My groups ==
        My groups (2), chosen; Invitations, with “invited”; Suggested groups, with “suggested”
        2 groups
         1. Calçotada Committee (3 members)
         2. Bicycle Repair (1 member)


        """)
  }

  @Test func `if there are more groups, a line below the first groups shows this`() async throws {
    interactor.groupsList = .loaded(GroupsList(groups: [.sample], groupsCategory: .joined, isWhole: false))
    let ending = try #require(GroupsView(viewModel: viewModel).screen.list?.ending)
    #expect(ending.text.words(in: .en) == "The first 1 groups")
    for load in [ending.prefetch, ending.loadAll] { await load?() }
    #expect(interactor.calls == [.fetchAllGroups, .fetchAllGroups])
    #expect(GroupsView(viewModel: viewModel(of: [.sample])).screen.list?.ending == nil)
  }

  @Test func `the screen shows that it is loading`() {
    let elements = GroupsView(viewModel: viewModel).screen.elements
    #expect(elements.contains { if case .progress(.shared(.loading)) = $0 { true } else { false } })
  }

  @Test func `an empty category shows a message`() async throws {
    let text = try await lines(of: GroupsView.self, viewModel(of: [], in: .invited))
    #expect(text.hasSuffix("\nNo invitations.\n\n"))
  }

  @Test func `if a fetch fails, the screen keeps the groups and shows the error, with advice on how to try again`()
    async throws
  {
    let last = GroupsList(groups: [.sample], groupsCategory: .joined)
    interactor.groupsList = .failed(.store(StoreError(.busy, path: "x")), last: last)
    let shown = try await lines(of: GroupsView.self, viewModel)
    #expect(
      shown == """
        == My groups ==
        My groups (1), chosen; Invitations, with “invited”; Suggested groups, with “suggested”
        1 group
         1. Calçotada Committee (3 members)
        Error: Could not load. Another program is using the store “x”. Try again with “refresh”.


        """)
  }

  @Test(
    arguments: [
      (GroupCategory.joined, ["open", "joined", "invited", "suggested", "create", "leave", "news", "refresh"]),
      (.invited, ["open", "joined", "invited", "suggested", "create", "accept", "decline", "news", "refresh"]),
      (.suggested, ["open", "joined", "invited", "suggested", "create", "join", "news", "refresh"]),
    ])
  func `the category determines which commands are enabled`(category: GroupCategory, commands: [String]) {
    #expect(GroupsView(viewModel: viewModel(of: [.sample], in: category)).screen.enabledCommands == commands)
  }

  @Test func `without groups, no row can be opened or left`() {
    let screen = GroupsView(viewModel: viewModel(of: [])).screen
    #expect(screen.enabledCommands == ["joined", "invited", "suggested", "create", "news", "refresh"])
  }

  @Test func `the lists of two categories have different ids`() {
    let joined = GroupsView(viewModel: viewModel(of: [.sample])).screen.list?.id
    let invited = GroupsView(viewModel: viewModel(of: [.sample], in: .invited)).screen.list?.id
    #expect(joined != invited)
  }
}
