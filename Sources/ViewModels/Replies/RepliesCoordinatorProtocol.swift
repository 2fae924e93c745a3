package import Models

/// Where the replies lead.
///
/// Called by their view model only.
///
/// Seed 003.
package protocol RepliesCoordinatorProtocol: AnyObject {
  /// Shows the profile of an account that has just been looked up.
  func present(profile: Account)

  /// Shows a reply in full.
  func present(post: Post)

  /// Leaves the replies.
  func dismissReplies()
}
