import Changes
import Interactors
import Localization
import Models
import Observation
import Presenting
import Texts

/// Prepares the match game for its view, and routes the user's interactions.
///
/// It holds the removals of the round, so it is observable and never replaced. Removals are events that the game's state
/// does not record, so commands report them; the rest is derived from the interactor's game.
@Observable
package final class MatchesViewModel {
  private var removals: [Int] = []

  private let interactor: any MatchesInteractorProtocol
  private let coordinator: any MatchesCoordinatorProtocol

  package init(interactor: any MatchesInteractorProtocol, coordinator: any MatchesCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  /// Records a change to the pile; called for every change, even if it equals the previous one.
  package func pileDidChange(_ change: PileChange) {
    switch change {
    case .reset: removals = []
    case .removed(let number): removals.append(number)
    }
  }

  // MARK: On the screen

  package var matchCount: Int { interactor.game.count }
  package var gameState: Text { .matches(.matchCount(matchCount)) }

  /// The computer's move in the last round that did not end the game, or a request to start.
  package var report: Text {
    interactor.computerMove.map { .matches(.removed($0)) } ?? .matches(.pleaseStart)
  }

  // MARK: Inside: the interactor

  package func newGame() { interactor.newGame() }

  // MARK: Elsewhere, then inside

  /// Lets the user change the settings; if they differ, starts a new game with them.
  package var changeSettings: Command<Void> {
    .reporting { [interactor, coordinator] in
      guard let settings = await coordinator.changeSettings(interactor.settings) else {
        return Outcome(.matches(.settingsKept))
      }
      interactor.use(settings)
      return nil
    }
  }

  // MARK: Inside, then elsewhere

  package var takeOne: Command<Void> { take(1) }
  package var takeTwo: Command<Void> { take(2) }
  package var takeThree: Command<Void> { take(3) }

  // MARK: -

  private func take(_ number: Int) -> Command<Void> {
    .reporting(disabled: interactor.game.problem(removing: number, by: .user)?.text) { [self] in
      removals = []
      try interactor.take(number)
      return await endGameIfOver() ? nil : Outcome(.matches(.removals(removals)))
    }
  }

  /// If the game is over, names the loser, and starts a new game once the user has confirmed.
  ///
  /// - Returns: Whether the game was over.
  private func endGameIfOver() async -> Bool {
    guard let loser = interactor.game.loser else { return false }
    let question = Question(
      title: .matches(.overTitle), message: .matches(loser == .user ? .userLost : .computerLost),
      confirm: .matches(.newGame), cancel: nil)
    if await coordinator.ask(question) {
      interactor.newGame()
    }
    return true
  }
}
