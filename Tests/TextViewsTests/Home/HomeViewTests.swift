import Fakes
import Testing
import TextViews
import ViewModels

struct HomeViewTests {
  @Test func `the home screen shows the apps`() async throws {
    let viewModel = HomeViewModel(
      me: .sample, canActAsOthers: true, interactor: HomeFakeInteractor(), coordinator: HomeFakeCoordinator())
    let shown = try await lines(of: HomeView.self, viewModel)
    #expect(
      shown == """
        == Calçots ==
        You act as: Anna Roca
        Choose an app.
         1. Dice (one screen, two looks: roll a six)
         2. Matches (a game against the program, and its settings)
         3. Books (a list that shows what has changed, and a form on two screens)
         4. Groups (your groups, their members, and invitations)
         5. Replies (the replies to a user of a web service)
        To see how this works: Scripts/run groups --trace


        """)
  }
}
