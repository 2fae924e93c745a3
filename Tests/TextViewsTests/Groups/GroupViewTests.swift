import Fakes
import Interactors
import Localization
import Models
import Testing
import TextUI
import TextViews
import ViewModels

struct GroupViewTests {
  private func view(of group: Group?, failure: GroupsError? = nil) -> GroupView {
    let interactor = GroupFakeInteractor(group: group)
    if let failure { interactor.fetch = .failed(failure) }
    interactor.failure = failure
    let viewModel = GroupViewModel(interactor: interactor, coordinator: GroupFakeCoordinator())
    return GroupView(viewModel: viewModel, path: "7", strings: Strings(.en))
  }

  @Test func `it shows the members with full names and their number`() async throws {
    #expect(
      try await lines(of: view(of: .sample)) == """
        == Calçotada Committee ==
        2 members
         1. Anna Roca
         2. Jordi Soler


        """)
  }

  @Test func `it shows that nobody is in it`() async throws {
    #expect(
      try await lines(of: view(of: .sampleEmpty)) == """
        == Bicycle Repair ==
        Nobody is in this group yet. Add somebody.


        """)
  }

  @Test func `it shows a group that is gone`() async throws {
    #expect(
      try await lines(of: view(of: nil, failure: .groupGone)) == """
        == Group ==
        Error: There is no such group, or no longer; nothing was changed. Go back to the groups.


        """)
  }

  @Test func `its path is the group's`() {
    #expect(view(of: .sample).screen.path == "7")
  }

  @Test(
    arguments: [
      (Group.sample, ["add", "remove", "refresh", "back"]), (Group.sampleEmpty, ["add", "refresh", "back"]),
      (nil, ["refresh", "back"]),
    ] as [(Group?, [String])])
  func `its commands are those that make sense`(group: Group?, commands: [String]) {
    #expect(view(of: group).screen.enabledCommands == commands)
  }
}
