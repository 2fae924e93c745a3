package import Models

/// Holds the match game and its settings, and plays the computer's part.
///
/// Called by the view model; the coordinator listens.
///
/// Seed 004.
package protocol MatchesInteractorProtocol: AnyObject {
  /// Notified of everything that happens to the pile, each time.
  var pileDidChange: ObserverSet<PileChange> { get }

  var game: MatchGame { get }
  var settings: MatchSettings { get }

  /// What the computer took in the last round that did not end the game; nil before.
  var computerMove: Int? { get }

  /// Takes matches for the user; if the game goes on, the computer takes some at once.
  ///
  /// - Throws: `MatchError` if the rules do not allow it, nothing having changed.
  func take(_ number: Int) throws(MatchError)

  /// Starts a new game with the same settings.
  func newGame()

  /// Starts a new game with other settings; if they are the same, the game goes on.
  func use(_ settings: MatchSettings)
}
