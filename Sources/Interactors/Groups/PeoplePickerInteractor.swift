package import Models

/// Holds the people who are not in a group yet and deals with the data provider.
///
/// Owned by the view model.
package final class PeoplePickerInteractor: PeoplePickerInteractorProtocol {
  package var people: [User] { fetched.model }
  package var fetch: Fetch<GroupsError> { fetched.fetch }

  private let fetched = Fetched<[User], GroupsError>(initial: [])
  private let group: Group.ID
  private let dataProvider: any GroupDataProvider

  package init(group: Group.ID, dataProvider: any GroupDataProvider) {
    self.group = group
    self.dataProvider = dataProvider
  }

  package func fetchPeople() async {
    await fetched.fetch { () throws(GroupsError) in try await dataProvider.people(notIn: group) }
  }
}
