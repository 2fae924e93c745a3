import Changes
import Models
import Observation

/// Holds the replies to one user that have been fetched so far.
///
/// Called only by the view models of the replies screen and of the reader, which derive their states from ``list``.
package protocol RepliesInteractorProtocol: AnyObject, Observable {
  /// The user's account and the replies fetched so far; nil before the first look-up.
  ///
  /// The state has no value until the account has been found. During a fetch, the list grows with every answer. A loaded
  /// list may be incomplete: see `RepliesList.isComplete`.
  var list: LoadState<RepliesList, RepliesError>? { get }

  /// The user's clock, for the age of replies.
  var clock: WallClock { get }

  /// Looks up a user and fetches the first replies; ``list`` starts over.
  func fetchReplies(to user: AccountName) async

  /// Fetches further replies; does nothing during a fetch, or if nothing is known to follow.
  func fetchMoreReplies() async

  /// Repeats the last fetch if it failed; otherwise does nothing.
  func retry() async

  /// Looks up an account to show on another screen.
  ///
  /// - Returns: The account; nil if the answer is outdated.
  /// - Throws: `RepliesError` if the account cannot be fetched and the answer is not outdated.
  func account(_ id: Account.ID) async throws(RepliesError) -> Account?

  /// Discards the answer to a pending ``account(_:)`` call. Called when the user does something else in the meantime.
  func forgetAccountRequest()
}
