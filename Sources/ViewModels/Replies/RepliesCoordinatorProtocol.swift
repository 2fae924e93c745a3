import Models

/// The ways out of the replies screen.
///
/// Called only by its view model.
package protocol RepliesCoordinatorProtocol: AnyObject {
  /// Shows the profile of an account that has just been looked up.
  func present(profile: Account)

  /// Shows a reply in full.
  func present(post: Post)
}
