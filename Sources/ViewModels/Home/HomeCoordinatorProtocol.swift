package import Models

/// Where the choice of an app leads.
///
/// Called by home's view model only.
package protocol HomeCoordinatorProtocol: AnyObject {
  /// Shows the first screen of an app above home.
  func present(app: AppName)

  /// Leaves home, and so the program.
  func dismissHome()
}
