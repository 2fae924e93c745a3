import Changes
import Models

/// Holds the other people the user can act as, and registers more.
///
/// Called only by the view model of their list.
package protocol AccountsInteractorProtocol: AnyObject {
  /// The people as last fetched, in the order in which they were registered.
  var others: LoadState<[User], StoreError> { get }

  /// Notified after each change of ``others``.
  var othersDidChange: ObserverSet<Void> { get }

  /// Fetches the people into ``others``.
  func fetchOthers() async

  /// Returns what is wrong with a typed name.
  ///
  /// - Returns: `AccountsError.invalidName`; nil if the name can be used.
  func problem(withName typed: String) -> AccountsError?

  /// Returns the person with this account name, who is registered first if necessary.
  ///
  /// - Throws: `AccountsError.invalidName` or `.store`.
  func register(named typed: String) async throws(AccountsError) -> User
}
