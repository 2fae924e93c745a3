package import Localization
package import Models

/// The view model of the match game's settings, as its view and its coordinator know it.
///
/// There are two: how the settings are left is decided in the view model alone, and neither the view nor the coordinator
/// knows which one it has.
///
/// Seed 004.
package protocol MatchSettingsViewModelProtocol: AnyObject {
  init(settings: MatchSettings, coordinator: any MatchSettingsCoordinatorProtocol, strings: Strings)

  /// What is filled in.
  var form: MatchSettingsForm { get set }

  /// Takes the settings over.
  func done() async

  /// Leaves everything as it was.
  func cancel()
}
