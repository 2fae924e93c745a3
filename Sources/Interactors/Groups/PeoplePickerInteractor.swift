package import Models
import Observation

/// Holds the people who are not in a group yet and deals with the data provider.
///
/// Owned by the view model.
@Observable
package final class PeoplePickerInteractor: PeoplePickerInteractorProtocol {
  package private(set) var people: [User] = []
  package private(set) var fetch = Fetch<GroupsError>.notStarted

  @ObservationIgnored private let group: Group.ID
  @ObservationIgnored private let dataProvider: any GroupDataProvider
  @ObservationIgnored private var requests = Requests()

  package init(group: Group.ID, dataProvider: any GroupDataProvider) {
    self.group = group
    self.dataProvider = dataProvider
  }

  package func fetchPeople() async {
    let request = requests.begin()
    if fetch != .finished {
      fetch = .running
    }
    let outcome: ([User], Fetch<GroupsError>)
    do {
      outcome = (try await dataProvider.people(notIn: group), .finished)
    } catch {
      outcome = (people, .failed(error))
    }
    guard requests.wants(request) else { return }
    (people, fetch) = outcome
  }
}
