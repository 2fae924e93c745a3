import Models

/// A service with accounts, their posts, and the replies to each post.
///
/// Nothing is cached: every call is a request. A call whose task is cancelled may return or throw at once. Called by the
/// interactors of the replies app; the composition root chooses the implementation.
package protocol RepliesDataProvider: AnyObject {
  /// Returns the account with this name.
  ///
  /// - Throws: `RepliesError`, such as `.unknown` if there is no such account.
  func account(named name: AccountName) async throws(RepliesError) -> Account

  /// Returns the account with this id.
  ///
  /// - Throws: `RepliesError`, such as `.unknown` if there is no such account.
  func account(_ id: Account.ID) async throws(RepliesError) -> Account

  /// Returns a page of an account's own posts, newest first and without boosts.
  ///
  /// - Parameters:
  ///   - account: The id of the author.
  ///   - cursor: The start of the page; nil for the page with the newest posts.
  /// - Returns: The posts, and where the next page begins. A cursor that the service does not know leads to an empty last page.
  /// - Throws: `RepliesError`, such as `.unknown` if there is no such account.
  func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage

  /// Returns the direct replies to a post, including those by its author.
  ///
  /// If the server hides some replies, there are fewer than `Post.replyCount`.
  ///
  /// - Throws: `RepliesError`, such as `.unknown` if there is no such post.
  func replies(to post: Post.ID) async throws(RepliesError) -> PostReplies
}
