import Models

/// The way out of the news.
///
/// Called only by its view model.
package protocol NewsCoordinatorProtocol: AnyObject {
  /// Shows the detail of a group in place of the news.
  func present(group: Group.ID)
}
