import Changes
import Interactors
import Models
import Observation

/// A fake interactor for the match game, with a game set by the test.
@Observable
package final class MatchesFakeInteractor: MatchesInteractorProtocol {
  package enum Call: Equatable {
    case newGame
    case take(Int)
    case use(MatchSettings)
  }

  package var game: MatchGame
  package var settings = MatchSettings()
  package var computerMove: Int?
  package let pileDidChange = ObserverSet<PileChange>()
  package private(set) var calls: [Call] = []
  /// The game after the next move; nil if the move leaves the game unchanged.
  package var nextGame: MatchGame?
  /// The changes of the pile that every move announces.
  package var changes: [PileChange] = []
  /// The error that every move throws.
  package var failure: MatchError?

  package init(game: MatchGame = MatchGame(MatchSettings())) {
    self.game = game
  }

  package func take(_ number: Int) throws(MatchError) {
    calls.append(.take(number))
    if let failure { throw failure }
    if let nextGame { game = nextGame }
    for change in changes { pileDidChange.notify(change) }
  }

  package func newGame() { calls.append(.newGame) }

  package func use(_ settings: MatchSettings) { calls.append(.use(settings)) }
}
