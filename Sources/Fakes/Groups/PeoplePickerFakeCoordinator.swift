import Models
import ViewModels

/// A fake coordinator for the people picker: records calls and shows nothing.
package final class PeoplePickerFakeCoordinator: PeoplePickerCoordinatorProtocol {
  package enum Call: Equatable {
    case finish([User])
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func finish(with people: [User]) { calls.append(.finish(people)) }
}
