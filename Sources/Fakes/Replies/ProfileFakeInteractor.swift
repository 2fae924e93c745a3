package import Interactors
package import Models

/// An interactor of a profile without a data provider; a fetch takes ``stock``.
///
/// Seed 003.
package final class ProfileFakeInteractor: ProfileInteractorProtocol {
  package let accountDidChange = ObserverSet<Void>()
  package var account: Account
  package var fetch = Fetch<RepliesError>.finished
  /// How often it was asked.
  package private(set) var fetches = 0
  /// What the next fetch finds.
  package var stock: Account
  /// What the next fetches fail with; nil to let them succeed again.
  package var failure: RepliesError?

  package init(account: Account = .sample) {
    self.account = account
    stock = account
  }

  package func fetchAccount() async {
    fetches += 1
    if let failure {
      fetch = .failed(failure)
    } else {
      (account, fetch) = (stock, .finished)
    }
    accountDidChange.notify()
  }
}
