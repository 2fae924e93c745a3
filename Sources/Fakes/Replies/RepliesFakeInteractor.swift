package import Interactors
package import Models
import Observation

/// An interactor of the replies without a data provider: a test says what it holds, and reads what it was asked.
///
/// Seed 003.
@Observable
package final class RepliesFakeInteractor: RepliesInteractorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case account(Account.ID)
    case fetchMoreReplies
    case fetchReplies(to: AccountName)
    case forgetAccountRequest
    case retry
  }

  package var list: RepliesList?
  package var fetch = Fetch<RepliesError>.notStarted
  /// All calls so far, in order.
  @ObservationIgnored package private(set) var calls: [Call] = []
  /// What every further fetch and look-up fails with; nil to let them succeed.
  @ObservationIgnored package var failure: RepliesError?
  /// What the next fetches bring, one after the other.
  @ObservationIgnored package var stock: [RepliesList] = []
  /// The accounts that can be looked up.
  @ObservationIgnored package var accounts: [Account]
  /// Whether something else has always been asked for by the time that an account has been found.
  @ObservationIgnored package var isOvertaken = false

  package init(accounts: [Account] = Account.samples) {
    self.accounts = accounts
  }

  package func fetchReplies(to name: AccountName) async {
    calls.append(.fetchReplies(to: name))
    list = nil
    fetchNext()
  }

  package func fetchMoreReplies() async {
    calls.append(.fetchMoreReplies)
    fetchNext()
  }

  package func retry() async {
    calls.append(.retry)
    fetchNext()
  }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account? {
    calls.append(.account(id))
    if let failure { throw failure }
    guard let account = accounts.first(where: { $0.id == id }) else { throw .unknown }
    return isOvertaken ? nil : account
  }

  package func forgetAccountRequest() {
    calls.append(.forgetAccountRequest)
  }

  private func fetchNext() {
    if let failure {
      fetch = .failed(failure)
    } else if stock.isEmpty {
      fetch = list == nil ? .failed(.unknown) : .finished
    } else {
      (list, fetch) = (stock.removeFirst(), .finished)
    }
  }
}
