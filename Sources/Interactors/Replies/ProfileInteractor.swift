package import Models

/// Holds the account of a profile and deals with the data provider.
///
/// Owned by the view model.
///
/// Seed 003.
package final class ProfileInteractor: ProfileInteractorProtocol {
  package let accountDidChange = ObserverSet<Void>()
  package private(set) var account: Account
  package private(set) var fetch = Fetch<RepliesError>.finished

  private let dataProvider: any RepliesDataProvider
  private var requests = Requests()

  /// The interactor of an account that has just been looked up.
  package init(account: Account, dataProvider: any RepliesDataProvider) {
    self.account = account
    self.dataProvider = dataProvider
  }

  package func fetchAccount() async {
    let request = requests.begin()
    let outcome: (Account, Fetch<RepliesError>)
    do {
      outcome = (try await dataProvider.account(account.id), .finished)
    } catch {
      outcome = (account, .failed(error))
    }
    guard requests.wants(request), outcome != (account, fetch) else { return }
    (account, fetch) = outcome
    accountDidChange.notify()
  }
}
