import Models

/// The way out of the reader.
///
/// Called only by its view model.
package protocol ReaderCoordinatorProtocol: AnyObject {
  /// Shows the profile of an account that has just been looked up.
  func present(profile: Account)
}
