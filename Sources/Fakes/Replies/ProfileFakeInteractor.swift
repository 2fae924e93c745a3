import Changes
import Interactors
import Models

/// A fake interactor for a profile, with an account set by the test.
package final class ProfileFakeInteractor: ProfileInteractorProtocol {
  package enum Call: Equatable {
    case fetchAccount
  }

  package let accountDidChange = ObserverSet<Void>()
  package var account: Account { didSet { accountDidChange.notify() } }
  package var failure: RepliesError? { didSet { accountDidChange.notify() } }
  package let clock: WallClock
  package private(set) var calls: [Call] = []

  package init(account: Account = .sample, clock: WallClock = .sample) {
    self.account = account
    self.clock = clock
  }

  package func fetchAccount() async { calls.append(.fetchAccount) }
}
