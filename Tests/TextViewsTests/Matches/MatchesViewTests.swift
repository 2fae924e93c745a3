import Fakes
import Interactors
import Localization
import Models
import Testing
import TextUI
import TextViews
import ViewModels

/// Seed 004.
struct MatchesViewTests {
  private let interactor = MatchesFakeInteractor()
  private let viewModel: MatchesViewModel
  private let view: MatchesView

  init() {
    viewModel = MatchesViewModel(interactor: interactor, coordinator: MatchesFakeCoordinator())
    view = MatchesView(viewModel: viewModel, strings: Strings(.en))
  }

  @Test func `the pile stands in rows of ten`() async throws {
    interactor.game = MatchGame(count: 12, removeMax: 2)
    #expect(
      try await lines(of: view) == """
        == Matches ==
        o o o o o o o o o o
        | | | | | | | | | |
        o o
        | |
        12 matches
        Please start
        [Take 1] take 1
        [Take 2] take 2
        [Take 3] take 3 (not now)
        Removing the last match loses the game, use settings to change the rules.


        """)
  }

  @Test(arguments: [0, 1, 9, 10, 11, 20, 24])
  func `a match is drawn for each that is left`(count: Int) async throws {
    interactor.game = MatchGame(count: count, removeMax: 3)
    #expect(try await lines(of: view).filter { $0 == "|" }.count == count)
  }

  @Test func `the removals of a round stand below the report`() async throws {
    viewModel.pileDidChange(.removed(1))
    viewModel.pileDidChange(.removed(1))
    #expect(try await lines(of: view).contains("Please start\nRemoved: −1  −1\n[Take 1] take 1\n"))
  }
}
