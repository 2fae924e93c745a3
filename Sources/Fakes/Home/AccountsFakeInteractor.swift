import Changes
import Interactors
import Models

/// A fake interactor for the list of people the user can act as, with people set by the test.
package final class AccountsFakeInteractor: AccountsInteractorProtocol {
  package enum Call: Equatable {
    case fetchOthers
    case register(String)
  }

  package let othersDidChange = ObserverSet<Void>()
  package var others: LoadState<[User], StoreError> { didSet { othersDidChange.notify() } }
  /// The problem that is reported for every name; nil if every name is valid.
  package var problem: AccountsError?
  package private(set) var calls: [Call] = []
  /// The error that registering throws.
  package var failure: AccountsError?

  /// Creates an interactor that has fetched these people; with nil, it has fetched nothing yet.
  package init(others: [User]? = User.samples) {
    self.others = others.map { .loaded($0) } ?? .loading(last: nil)
  }

  package func fetchOthers() async { calls.append(.fetchOthers) }

  package func problem(withName typed: String) -> AccountsError? { problem }

  /// Records the call, and returns a person with the id "new" or throws `failure`.
  package func register(named typed: String) async throws(AccountsError) -> User {
    calls.append(.register(typed))
    if let failure { throw failure }
    return User(id: "new", firstName: typed, lastName: "")
  }
}
