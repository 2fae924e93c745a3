import Fakes
import Localization
import Models
import Testing
import TextUI
import TextViews
import ViewModels

/// Seed 004.
struct MatchesViewTests {
  private let interactor = MatchesFakeInteractor()
  private let view: MatchesView

  init() {
    let viewModel = MatchesViewModel(interactor: interactor, coordinator: MatchesFakeCoordinator())
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
        Removing the last match loses the game, use settings to change the rules.
        [Take 1] take 1
        [Take 2] take 2
        [Take 3] take 3 (not now)


        """)
  }

  @Test(arguments: [0, 1, 9, 10, 11, 20, 24])
  func `a match is drawn for each that is left`(count: Int) async throws {
    interactor.game = MatchGame(count: count, removeMax: 3)
    #expect(try await lines(of: view).filter { $0 == "|" }.count == count)
  }

  @Test func `two equal removals are both told`() async throws {
    view.tell("You have taken 1 match")
    view.tell("I have taken 1 match")
    view.tell("You have taken 1 match")
    view.tell("I have taken 1 match")
    let told = try await lines(of: view).split(separator: "\n").filter { $0.contains("taken") }
    #expect(told == ["You have taken 1 match", "I have taken 1 match"])
  }

  @Test func `a new game has nothing to tell`() async throws {
    view.tell("You have taken 1 match")
    view.tell(nil)
    #expect(try await !lines(of: view).contains("taken"))
  }
}
