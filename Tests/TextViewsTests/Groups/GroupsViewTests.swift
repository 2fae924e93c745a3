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
  private let coordinator = GroupsFakeCoordinator()

  /// The view after its first load, with what the fake has in stock.
  private func view(of groups: [Group], in category: GroupCategory = .joined) async -> GroupsView {
    interactor.stock = [category: groups]
    await interactor.fetchGroups(in: category)
    return self.view
  }

  private var view: GroupsView {
    GroupsView(
      viewModel: GroupsViewModel(interactor: interactor, coordinator: coordinator), strings: Strings(.en))
  }

  @Test func `it shows the groups of the category`() async throws {
    let view = await view(of: [.sample, .sampleEmpty])
    #expect(
      try await lines(of: view) == """
        == My groups ==
        2 groups
         1. Calçotada Committee (2 members) >
         2. Bicycle Repair (0 members) >


        """)
  }

  @Test func `it shows that it is loading`() {
    #expect(view.screen.elements.contains { if case .progress("Loading…") = $0 { true } else { false } })
  }

  @Test func `it shows that there is nothing`() async throws {
    let view = await view(of: [], in: .invited)
    #expect(try await lines(of: view) == "== Invitations ==\nNo invitations.\n\n")
  }

  @Test func `it shows a failure beside the groups that it has`() async throws {
    _ = await view(of: [.sample])
    interactor.failure = .store(StoreError(.busy, path: "x"))
    await interactor.fetchGroups()
    #expect(
      try await lines(of: view) == """
        == My groups ==
        1 group
         1. Calçotada Committee (2 members) >
        Error: Could not load. Another program keeps the store “x” busy. Try again. Refresh to try again.


        """)
  }

  @Test func `it shows hostile names harmlessly`() async throws {
    let view = await view(of: [Group(id: "1", name: "\u{1B}[2J\r\u{202E}evil\u{9B}1m\nx", members: [])])
    #expect(try await lines(of: view).contains(#" 1. \u{1B}[2J\u{D}\u{202E}evil\u{9B}1m\u{A}x (0 members) >"#))
  }

  @Test(
    arguments: [
      (
        GroupCategory.joined,
        ["open", "joined", "invited", "suggested", "create", "leave", "refresh", "back"]
      ),
      (.invited, ["open", "joined", "invited", "suggested", "create", "accept", "decline", "refresh", "back"]),
      (.suggested, ["open", "joined", "invited", "suggested", "create", "join", "refresh", "back"]),
    ])
  func `its commands are those of the category`(category: GroupCategory, commands: [String]) async {
    let view = await view(of: [.sample], in: category)
    #expect(view.screen.enabledCommands == commands)
  }

  @Test func `without groups there is nothing to open`() async {
    let view = await view(of: [])
    #expect(view.screen.enabledCommands == ["joined", "invited", "suggested", "create", "refresh", "back"])
  }

  @Test func `loading fetches`() {
    view.load()
    #expect(interactor.calls == [.fetchGroups(.joined)])
  }

  @Test func `a replaced view model is shown, its title too`() async {
    let view = view
    await interactor.fetchGroups(in: .suggested)
    view.viewModel = GroupsViewModel(interactor: interactor, coordinator: coordinator)
    #expect(view.screen.title == "Suggested groups")
  }
}
