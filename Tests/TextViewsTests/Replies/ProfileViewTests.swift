import Fakes
import Interactors
import Models
import Observing
import Testing
import TextUI
import TextViews
import ViewModels

struct ProfileViewTests {
  private let interactor = ProfileFakeInteractor()

  private var viewModel: ProfileViewModel { ProfileViewModel(interactor: interactor) }

  @Test func `it shows name, account, picture, note, counts and age`() async throws {
    let shown = try await lines(of: ProfileView.self, viewModel)
    #expect(
      shown == """
        == Alice Ferrer ==
        @alice
        Picture: A calçot on a bicycle
        | Onions and bicycles.
        4 posts
        1,234 followers
        Follows 56 accounts
        Since Nov 24, 2016


        """)
  }

  @Test func `it shows a failure beside the account, and how to try again`() async throws {
    interactor.failure = .timedOut
    let shown = try await lines(of: ProfileView.self, viewModel)
    #expect(
      shown.hasSuffix(
        "Since Nov 24, 2016\nError: The server took too long to answer. Try again with “refresh”.\n\n"))
  }

  @Test func `it can be loaded again`() {
    #expect(ProfileView(viewModel: viewModel).screen.enabledCommands == ["refresh"])
  }
}
