import Changes
import Fakes
import Interactors
import Models
import Testing
import TextUI
import TextViews
import ViewModels

struct ProfileViewTests {
  private let interactor = ProfileFakeInteractor()

  private var viewModel: ProfileViewModel { ProfileViewModel(interactor: interactor) }

  @Test func `the profile shows name, account, picture, note, counts and age`() async throws {
    let shown = try await lines(of: ProfileView.self, viewModel)
    #expect(
      shown == """
        == Alice Ferrer ==
        @alice
        Picture: A calçot on a bicycle
        | Onions and bicycles.
        Posts: 4
        Followers: 1,234
        Following: 56
        Since: Nov 24, 2016


        """)
  }

  @Test func `if a fetch fails, the screen keeps the account and shows the error, with advice on how to try again`()
    async throws
  {
    interactor.failure = .timedOut
    let shown = try await lines(of: ProfileView.self, viewModel)
    #expect(
      shown.hasSuffix(
        "Since: Nov 24, 2016\nError: The server took too long to answer. Try again with “refresh”.\n\n"))
  }

  @Test func `JSON for programs contains the facts of a profile as numbers and a time`() {
    let values = ProfileView(viewModel: viewModel).screen.elements.map { element -> [String: RowValue] in
      if case .fact(_, _, let values) = element { values } else { [:] }
    }
    #expect(
      values.filter { !$0.isEmpty } == [
        ["posts": .number(4)], ["followers": .number(1234)], ["following": .number(56)],
        ["since": .text("2016-11-24T15:06:40Z")],
      ])
  }

  @Test func `a profile can be loaded again`() {
    #expect(ProfileView(viewModel: viewModel).screen.enabledCommands == ["refresh"])
  }
}
