import Fakes
import Testing
import TextViews
import ViewModels

struct AccountsViewTests {
  @Test func `the screen lists the other people, and warns that names are not protected`() async throws {
    let interactor = AccountsFakeInteractor(others: [.sample, .sampleJordi])
    let viewModel = AccountsViewModel(interactor: interactor, coordinator: AccountsFakeCoordinator())
    let shown = try await lines(of: AccountsView.self, viewModel)
    #expect(
      shown == """
        == Act as another person ==
        Names are not protected: anybody who can open the store can act as anybody else.
        2 other people
         1. Anna Roca
         2. Jordi Soler


        """)
  }
}
