package import Models
import ViewModels

/// A coordinator of the people picker that leads nowhere and remembers how it was to be left.
package final class PeoplePickerFakeCoordinator: PeoplePickerCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case cancel
    case finish(User.ID)
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []

  package init() {}

  package func finish(with person: User.ID) {
    calls.append(.finish(person))
  }

  package func cancel() {
    calls.append(.cancel)
  }
}
