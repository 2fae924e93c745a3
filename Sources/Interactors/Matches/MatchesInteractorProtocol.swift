import Changes
import Models
import Observation

/// Holds the match game and its settings, and plays for the computer.
///
/// Called only by the game's view model, which derives its state from ``game`` and ``computerMove``.
package protocol MatchesInteractorProtocol: AnyObject, Observable {
  var game: MatchGame { get }

  /// The settings that ``game`` was started with.
  var settings: MatchSettings { get }

  /// The computer's move in the last round that did not end this game. Nil if there was no such round.
  var computerMove: Int? { get }

  /// Notified of every change of the pile. Observers of ``game`` do not see the changes within a round.
  var pileDidChange: ObserverSet<PileChange> { get }

  /// Removes matches for the user; unless that ends the game, the computer moves at once.
  ///
  /// - Throws: `MatchError.gameIsOver`, `.outOfTurn` or `.notAllowed`.
  func take(_ number: Int) throws(MatchError)

  /// Starts a new game with the same settings.
  func newGame()

  /// Starts a new game with these settings; does nothing if they are the same as before.
  func use(_ settings: MatchSettings)
}

/// A change of the pile of matches.
///
/// It is an event, not a state: if the user and the computer remove the same number, two equal changes follow each
/// other.
nonisolated package enum PileChange: Equatable, Sendable {
  /// A new game has started with this number of matches.
  case reset(Int)
  /// A player has removed this number of matches.
  case removed(Int)
}
