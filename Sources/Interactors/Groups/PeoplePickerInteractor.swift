import Models
import Observation

/// Holds the people who can be added to a group, and fetches them from the data provider.
///
/// Owned by the view model.
package final class PeoplePickerInteractor: PeoplePickerInteractorProtocol {
  package var people: Loadable<[User], GroupsError> { fetched.state }

  private let fetched = Fetched<[User], GroupsError>()
  private let group: Group.ID
  private let dataProvider: any GroupDataProvider

  package init(group: Group.ID, dataProvider: any GroupDataProvider) {
    self.group = group
    self.dataProvider = dataProvider
  }

  package func fetchPeople() async {
    await fetched.fetch(try await dataProvider.people(notIn: group))
  }
}
