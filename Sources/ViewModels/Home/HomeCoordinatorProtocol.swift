import Models

/// The ways out of home.
///
/// Called only by its view model.
package protocol HomeCoordinatorProtocol: AnyObject {
  /// Shows the first screen of an app.
  func present(app: AppName)
}
