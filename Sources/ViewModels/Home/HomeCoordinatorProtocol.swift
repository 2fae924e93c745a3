import Localization
import Models

/// The ways out of home.
///
/// Called only by its view model.
package protocol HomeCoordinatorProtocol: AnyObject {
  /// Shows an app as it was left, or its first screen.
  func present(app: AppName)

  /// Shows the other people the user can act as.
  func presentAccounts()

  /// Shows the news of the groups app: what others have done to the user.
  func presentNews()

  /// Returns the titles of an app's screens, from the first to the one on which it was left; none if it is not open.
  func titles(in app: AppName) -> [Text]
}
