import Fakes
import Localization
import Testing
import TextViews
import ViewModels

struct HomeViewTests {
  @Test func `it shows the apps`() async throws {
    let view = HomeView(viewModel: HomeViewModel(coordinator: HomeFakeCoordinator()), strings: Strings(.en))
    #expect(
      try await lines(of: view) == """
        == Calçots ==
        Choose an app.
         1. Dice (one screen, two looks: roll a six) >
         2. Matches (a game against the program, and its settings) >
         3. Books (a list that tells how it changes, and a form on two screens) >
         4. Groups (overview, detail and people picker on a store) >
         5. Replies (who has replied to a user of a web service) >


        """)
  }
}
