package import Models

/// The ways out of the match game's settings.
///
/// Called by their view model only.
///
/// Seed 004.
package protocol MatchSettingsCoordinatorProtocol: AnyObject {
  /// Leaves the settings with a result.
  func finish(with settings: MatchSettings)

  /// Leaves them without one: nothing has changed.
  func cancel()

  /// Puts a question to the user; false if it is left unanswered.
  func ask(_ question: Question) async -> Bool
}
