import Changes
import Models
import Observation

/// Holds the match game and its settings, and plays for the computer.
///
/// Owned by the game's view model.
@Observable
package final class MatchesInteractor: MatchesInteractorProtocol {
  package private(set) var game: MatchGame
  package private(set) var settings: MatchSettings
  package private(set) var computerMove: Int?
  package let pileDidChange = ObserverSet<PileChange>()

  private let random: any RandomSource

  package init(settings: MatchSettings = MatchSettings(), random: any RandomSource) {
    self.settings = settings
    self.random = random
    game = MatchGame(settings)
  }

  package func take(_ number: Int) throws(MatchError) {
    try remove(number, by: .user)
    guard game.loser == nil else { return }
    let engine = settings.strategy.engine(random: random)
    let answer = engine.move(count: game.count, removeMax: settings.removeMax)
    try remove(answer, by: .computer)
    if game.loser == nil {
      computerMove = answer
    }
  }

  package func newGame() {
    game = MatchGame(settings)
    computerMove = nil
    pileDidChange.notify(.reset(game.count))
  }

  package func use(_ settings: MatchSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    newGame()
  }

  private func remove(_ number: Int, by player: MatchPlayer) throws(MatchError) {
    try game.remove(number, by: player)
    pileDidChange.notify(.removed(number))
  }
}
