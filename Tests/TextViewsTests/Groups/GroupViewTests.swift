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

  @Test func `it shows the full names of the members, and how many there are`() async throws {
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

  @Test func `it shows who is invited`() async throws {
    let shown = try await lines(of: GroupView.self, viewModel(.loaded(.sampleInvited)))
    #expect(
      shown == """
        == Castellers Training ==
        1 member · 1 invited · you are invited
         1. Jordi Soler
         2. You (you, invited)


        """)
  }

  @Test func `it shows a deleted group, and a button to close it`() async throws {
    let shown = try await lines(of: GroupView.self, viewModel(.failed(.groupGone, last: nil)))
    #expect(
      shown == """
        == Group ==
        [Close] close
        Error: There is no such group, or it has been deleted.


        """)
  }

  @Test func `its path is the group's id`() {
    #expect(GroupView(viewModel: viewModel(.loaded(.sample))).item.path == Group.sample.id)
  }

  @Test(
    arguments: [
      (.loaded(.sample), ["add", "invite", "remove", "leave-group", "rename", "refresh"]),
      (.loaded(.sampleInvited), ["accept", "decline", "refresh"]), (.loaded(.sampleSuggested), ["join", "refresh"]),
      (.loading(last: nil), ["refresh"]), (.failed(.groupGone, last: .sample), ["refresh", "close"]),
    ] as [(LoadState<Group, GroupsError>, [String])])
  func `its commands are those that make sense`(group: LoadState<Group, GroupsError>, commands: [String]) {
    #expect(GroupView(viewModel: viewModel(group)).screen.enabledCommands == commands)
  }
}
