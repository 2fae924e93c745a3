import Fakes
import Interactors
import Models
import Testing

/// Seed 004.
struct MatchesInteractorTests {
  @Test(arguments: [(MatchStrategy.dumb, 1), (.smart, 2), (.wild, 3)])
  func `the computer plays by the strategy`(strategy: MatchStrategy, move: Int) throws {
    let settings = try MatchSettings.sample(initialCount: 20, strategy: strategy)
    let interactor = MatchesInteractor(settings: settings, random: ScriptedRandom([3]))
    // Leaves 19, two above a losing number.
    try interactor.take(1)
    #expect(interactor.computerMove == move)
  }

  @Test func `chance decides among what is left`() throws {
    let random = ScriptedRandom([3])
    let interactor = MatchesInteractor(settings: try .sample(initialCount: 12, strategy: .wild), random: random)
    for number in [1, 3, 1] { try interactor.take(number) }
    #expect(random.calls == [1...3, 1...3, 1...1])
  }

  @Test func `a move that ends the game is not the one that is reported`() throws {
    let interactor = MatchesInteractor(
      settings: try .sample(initialCount: 12, strategy: .wild), random: ScriptedRandom([2]))
    for number in [3, 3, 1] { try interactor.take(number) }
    #expect(interactor.game.loser == .computer)
    #expect(interactor.computerMove == 2)
  }
}
