import Changes
import Models

/// The accounts in a store in which the user may choose whom to act as.
///
/// Called by the interactor of the screen on which the user begins to act as another person; the composition root
/// chooses the implementation.
package protocol AccountDataProvider: AnyObject {
  /// Notified after every change.
  var accountsDidChange: ObserverSet<Void> { get }

  /// Returns everybody who has an account, in the order in which they were registered.
  ///
  /// - Throws: `StoreError`.
  func accounts() async throws(StoreError) -> [User]

  /// Returns the person with this account name, who is registered first if necessary.
  ///
  /// - Throws: `StoreError`, such as `.readOnly` if the person would have to be registered.
  func register(_ name: LoginName) async throws(StoreError) -> User
}
