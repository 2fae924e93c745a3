package import Interactors
package import Models
import Observation

/// An interactor of the match game that always answers with one match.
///
/// Seed 004.
@Observable
package final class MatchesFakeInteractor: MatchesInteractorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case take(Int)
    case newGame
    case use(MatchSettings)
  }

  package let pileDidChange = ObserverSet<PileChange>()
  package var game: MatchGame
  package private(set) var settings = MatchSettings()
  package var computerMove: Int?
  /// All calls so far, in order.
  @ObservationIgnored package private(set) var calls: [Call] = []

  package init(game: MatchGame = MatchGame(MatchSettings())) {
    self.game = game
  }

  package func take(_ number: Int) throws(MatchError) {
    calls.append(.take(number))
    try game.remove(number, by: .user)
    pileDidChange.notify(.removed(number))
    guard game.loser == nil else { return }
    try game.remove(1, by: .computer)
    pileDidChange.notify(.removed(1))
    if game.loser == nil {
      computerMove = 1
    }
  }

  package func newGame() {
    calls.append(.newGame)
    start()
  }

  package func use(_ settings: MatchSettings) {
    calls.append(.use(settings))
    guard settings != self.settings else { return }
    self.settings = settings
    start()
  }

  private func start() {
    game = MatchGame(settings)
    computerMove = nil
    pileDidChange.notify(.reset(game.count))
  }
}
