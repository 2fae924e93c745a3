import Models

/// The ways out of the match game's settings.
///
/// Called only by the settings' view model.
package protocol MatchSettingsCoordinatorProtocol: AnyObject {
  /// Asks the user a question; returns whether the user has confirmed it.
  func ask(_ question: Question) async -> Bool

  /// Leaves the settings, and answers with their values.
  func finish(with settings: MatchSettings)
}
