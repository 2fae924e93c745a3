package import Models

/// The interactor of the replies screen: holds the replies to one account as far as they have been fetched.
///
/// Conformers are observable, as the screen's view model derives what it shows from these properties.
///
/// Seed 003.
package protocol RepliesInteractorProtocol: AnyObject {
  /// The account that was asked for last, and the replies to it; nil until it has been found.
  var list: RepliesList? { get }
  /// How far the fetching is, of the account and of the page of replies that was asked for last.
  var fetch: Fetch<RepliesError> { get }

  /// Drops the list and looks up another account, then gets the first of the replies to it.
  func fetchReplies(to name: AccountName) async

  /// Gets further replies to the account; does nothing while something is being fetched, and when the list is complete.
  func fetchMoreReplies() async

  /// Asks again for what could not be fetched; does nothing if nothing has failed.
  func retry() async

  /// Looks up an account that is to be shown elsewhere.
  ///
  /// - Returns: The account; nil if something else has been asked for meanwhile.
  /// - Throws: `RepliesError` if it cannot be had; not if something else has been asked for meanwhile.
  func account(_ id: Account.ID) async throws(RepliesError) -> Account?

  /// Drops the answer to ``account(_:)`` if it has not come yet: the user has gone elsewhere.
  func forgetAccountRequest()
}
