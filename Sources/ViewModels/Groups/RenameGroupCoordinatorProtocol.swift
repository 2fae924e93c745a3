/// The way out of the rename screen.
///
/// Called only by its view model.
package protocol RenameGroupCoordinatorProtocol: AnyObject {
  /// Leaves the screen because the group has been renamed.
  func finish()
}
