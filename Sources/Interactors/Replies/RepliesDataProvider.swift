package import Models

/// The service behind the replies: what it knows of accounts, their posts, and who answered.
///
/// Every function asks anew. When the task that waits is cancelled, the function may return or throw at once; nothing
/// is kept of the answer. The interactors of the replies app call it; the composition root chooses who conforms.
///
/// Seed 003.
package protocol RepliesDataProvider: AnyObject {
  /// The account with this name.
  ///
  /// - Throws: `RepliesError.unknown` if the server knows none.
  func account(named name: AccountName) async throws(RepliesError) -> Account

  /// The account with this id.
  ///
  /// - Throws: `RepliesError.unknown` if the server knows none.
  func account(_ id: Account.ID) async throws(RepliesError) -> Account

  /// A page of an account's own posts, the newest first, without what it only passed on.
  ///
  /// - Parameters:
  ///   - account: Whose posts.
  ///   - cursor: The page; nil for the newest one.
  /// - Returns: The posts, and where the next page begins; a page on which the server has nothing at all is the last.
  /// - Throws: `RepliesError.unknown` if the server knows no such account.
  func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage

  /// The direct answers to a post, in the server's order, by whomever; fewer than `Post.replyCount` where the server
  /// hides some.
  ///
  /// - Throws: `RepliesError.unknown` if the server knows no such post.
  func replies(to post: Post.ID) async throws(RepliesError) -> [Post]
}
