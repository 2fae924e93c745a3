package import Models

/// The interactor of a profile: holds one account.
///
/// Seed 003.
package protocol ProfileInteractorProtocol: AnyObject {
  /// The account as it was known last.
  var account: Account { get }
  /// How far getting it anew is.
  var fetch: Fetch<RepliesError> { get }
  /// Notified when ``account`` or ``fetch`` has become another; the coordinator then replaces the view model.
  var accountDidChange: ObserverSet<Void> { get }

  /// Gets the account anew: the user asks by `refresh`.
  func fetchAccount() async
}
