import Models
import ViewModels

/// A fake coordinator for the list of people to act as: records calls and shows nothing.
package final class AccountsFakeCoordinator: AccountsCoordinatorProtocol {
  package enum Call: Equatable {
    case beginSession(User)
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func beginSession(of person: User) { calls.append(.beginSession(person)) }
}
