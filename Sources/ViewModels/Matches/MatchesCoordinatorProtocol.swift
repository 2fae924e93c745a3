package import Models

/// Where the match game leads.
///
/// Called by its view model only.
///
/// Seed 004.
package protocol MatchesCoordinatorProtocol: AnyObject {
  /// Has the user change the settings; nil if they are to stay as they are.
  func changeSettings(_ settings: MatchSettings) async -> MatchSettings?

  /// Puts a question to the user; false if it is left unanswered.
  func ask(_ question: Question) async -> Bool

  /// Leaves the game.
  func dismissMatches()
}
