import Interactors
import Models
import Observation

/// A fake interactor for the people picker, with people set by the test.
@Observable
package final class PeoplePickerFakeInteractor: PeoplePickerInteractorProtocol {
  package enum Call: Equatable {
    case fetchPeople
  }

  package var people: Loadable<[User], GroupsError>
  package private(set) var calls: [Call] = []

  /// Creates an interactor that has fetched these people; nil if it has fetched nothing yet.
  package init(people: [User]? = User.samples) {
    self.people = people.map { .loaded($0) } ?? .loading(last: nil)
  }

  package func fetchPeople() async { calls.append(.fetchPeople) }
}
