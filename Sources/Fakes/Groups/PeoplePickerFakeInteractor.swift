import Changes
import Interactors
import Models
import Observation

/// A fake interactor for the people picker, with people set by the test.
@Observable
package final class PeoplePickerFakeInteractor: PeoplePickerInteractorProtocol {
  package enum Call: Equatable {
    case fetchPeople
    case fetchAllPeople
    case fetchPeopleMatching(String)
  }

  package var category = GroupCategory.joined
  package var people: LoadState<FoundPeople, GroupsError>
  package private(set) var calls: [Call] = []

  /// The people to search; empty if nothing was fetched.
  private let everybody: [User]

  /// Creates an interactor that has fetched these people; with nil, it has fetched nothing yet.
  package init(people: [User]? = User.samples) {
    everybody = people ?? []
    self.people = people.map { .loaded(Self.found("", among: $0)) } ?? .loading(last: nil)
  }

  package func fetchPeople() async { calls.append(.fetchPeople) }
  package func fetchAllPeople() async { calls.append(.fetchAllPeople) }

  /// Finds the matching people at once, unless nothing was fetched.
  package func fetchPeople(matching filter: String) async {
    calls.append(.fetchPeopleMatching(filter))
    if people.value != nil { people = .loaded(Self.found(filter, among: everybody)) }
  }

  private static func found(_ filter: String, among people: [User]) -> FoundPeople {
    FoundPeople(matching: filter, among: people, limit: PeoplePickerInteractor.firstLimit)
  }
}
