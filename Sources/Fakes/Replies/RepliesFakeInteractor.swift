import Changes
import Interactors
import Models
import Observation

/// A fake interactor for the replies, with a list set by the test.
@Observable
package final class RepliesFakeInteractor: RepliesInteractorProtocol {
  package enum Call: Equatable {
    case account(Account.ID)
    case fetchMoreReplies
    case fetchReplies(to: AccountName)
    case forgetAccountRequest
    case retry
  }

  package let clock: WallClock
  package var list: LoadState<RepliesList, RepliesError>?
  @ObservationIgnored package private(set) var calls: [Call] = []
  /// The ``list`` that fetching more replies sets; nil leaves ``list`` unchanged.
  @ObservationIgnored package var further: LoadState<RepliesList, RepliesError>?
  /// The account that every look-up returns; nil means that the answer is outdated.
  @ObservationIgnored package var account: Account? = .sample
  /// The error that every look-up of an account throws.
  @ObservationIgnored package var failure: RepliesError?

  /// Creates an interactor that has fetched this list; with nil, it has looked up nothing yet.
  package init(list: RepliesList? = nil, clock: WallClock = .sample) {
    self.list = list.map { .loaded($0) }
    self.clock = clock
  }

  package func fetchReplies(to user: AccountName) async { calls.append(.fetchReplies(to: user)) }

  package func fetchMoreReplies() async {
    calls.append(.fetchMoreReplies)
    if let further { list = further }
  }

  package func retry() async { calls.append(.retry) }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account? {
    calls.append(.account(id))
    if let failure { throw failure }
    return account
  }

  package func forgetAccountRequest() { calls.append(.forgetAccountRequest) }
}
