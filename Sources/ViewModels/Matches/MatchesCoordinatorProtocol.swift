import Models

/// The ways out of the match game.
///
/// Called only by its view model.
package protocol MatchesCoordinatorProtocol: AnyObject {
  /// Asks the user a question; returns whether the user has confirmed it.
  func ask(_ question: Question) async -> Bool

  /// Lets the user change the settings; returns nil if the user leaves without an answer.
  func changeSettings(_ settings: MatchSettings) async -> MatchSettings?
}
