import Changes
import Fakes
import Interactors
import Models
import Navigation
import Testing
import TextViews
import ViewModels

struct GroupViewTests {
  private func viewModel(_ group: LoadState<Group, GroupsError>) -> GroupViewModel {
    let interactor = GroupFakeInteractor()
    interactor.group = group
    return GroupViewModel(interactor: interactor, coordinator: GroupFakeCoordinator())
  }

  @Test func `the screen shows the full names and the number of members`() async throws {
    let shown = try await lines(of: GroupView.self, viewModel(.loaded(.sample)))
    #expect(
      shown == """
        == Calçotada Committee ==
        3 members · you are a member
         1. You (you)
         2. Anna Roca
         3. Jordi Soler


        """)
  }

  @Test func `the screen shows who is invited`() async throws {
    let shown = try await lines(of: GroupView.self, viewModel(.loaded(.sampleInvited)))
    #expect(
      shown == """
        == Castellers Training ==
        1 member · 1 invited · you are invited
         1. Jordi Soler
         2. You (you, invited)


        """)
  }

  @Test func `a deleted group is shown as an error, with a button to close the page`() async throws {
    let shown = try await lines(of: GroupView.self, viewModel(.failed(.groupGone, last: nil)))
    #expect(
      shown == """
        == Group ==
        [Close] close
        Error: There is no such group, or it has been deleted.


        """)
  }

  @Test func `the path of the screen is the group's id`() {
    #expect(GroupView(viewModel: viewModel(.loaded(.sample))).item.path == Group.sample.id)
  }

  @Test(
    arguments: [
      (.loaded(.sample), ["add", "invite", "remove", "leave-group", "rename", "refresh"]),
      (.loaded(.sampleInvited), ["accept", "decline", "refresh"]), (.loaded(.sampleSuggested), ["join", "refresh"]),
      (.loading(last: nil), ["refresh"]), (.failed(.groupGone, last: .sample), ["refresh", "close"]),
    ] as [(LoadState<Group, GroupsError>, [String])])
  func `only the commands that can succeed are enabled`(group: LoadState<Group, GroupsError>, commands: [String]) {
    #expect(GroupView(viewModel: viewModel(group)).screen.enabledCommands == commands)
  }
}
