import Changes
import Models

/// Holds the account of a profile, and fetches it from the data provider.
///
/// Owned by the view model.
package final class ProfileInteractor: ProfileInteractorProtocol {
  package var account: Account { fetched.state.value ?? lookedUp }
  package var failure: RepliesError? { fetched.state.failure }
  package let accountDidChange = ObserverSet<Void>()
  package let clock: WallClock

  private let fetched: FetchedModel<Account, RepliesError>
  private let lookedUp: Account
  private let dataProvider: any RepliesDataProvider

  /// Creates an interactor for an account that has just been looked up.
  package init(account: Account, dataProvider: any RepliesDataProvider, clock: WallClock) {
    lookedUp = account
    fetched = FetchedModel(account)
    self.dataProvider = dataProvider
    self.clock = clock
  }

  package func fetchAccount() async {
    await fetched.fetch(notifying: accountDidChange) { () throws(RepliesError) in
      try await dataProvider.account(lookedUp.id)
    }
  }
}
