import Localization
import Models

/// The ways out of home.
///
/// Called only by its view model.
package protocol HomeCoordinatorProtocol: AnyObject {
  /// Shows an app at the screen where the user left it, or at its first screen.
  func present(app: AppName)

  /// Shows the other people the user can act as.
  func presentAccounts()

  /// Shows the news of the groups app: actions of other people that affect the user.
  func presentNews()

  /// Returns the titles of an app's open screens, from bottom to top; none if it is not open.
  func titles(in app: AppName) -> [Text]
}
