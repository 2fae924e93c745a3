import Changes
import Models

/// Holds one account.
///
/// Called only by the profile's view model.
package protocol ProfileInteractorProtocol: AnyObject {
  /// The account as last fetched; initially, as looked up for the profile.
  var account: Account { get }

  /// Why the last fetch failed; nil if it succeeded, or a new fetch has begun.
  var failure: RepliesError? { get }

  /// Notified after each change of ``account`` or ``failure``.
  var accountDidChange: ObserverSet<Void> { get }

  /// The user's clock, for the time zone of dates.
  var clock: WallClock { get }

  /// Fetches the account again.
  func fetchAccount() async
}
