import Changes
import Models
import Observation

/// Holds the first people who match the filter and can be added to a group.
///
/// It fetches them from the data provider.
///
/// Owned by the view model.
package final class PeoplePickerInteractor: PeoplePickerInteractorProtocol {
  /// The maximum number of people to fetch until all are requested.
  package static let firstLimit = 50
  /// How long to wait after the last keystroke before searching.
  package static let pause = Duration.milliseconds(100)

  package let category: GroupCategory
  package var people: LoadState<FoundPeople, GroupsError> { fetched.state }

  private let fetched = FetchedModel<FoundPeople, GroupsError>()
  private let group: Group.ID
  private let dataProvider: any GroupDataProvider
  private let clock: any Clock<Duration>
  private var filter = ""
  private var limit = PeoplePickerInteractor.firstLimit
  private var edits = LatestRequest()

  package init(
    group: Group.ID, category: GroupCategory = .joined, dataProvider: any GroupDataProvider, clock: any Clock<Duration>
  ) {
    self.group = group
    self.category = category
    self.dataProvider = dataProvider
    self.clock = clock
  }

  package func fetchPeople() async {
    let filter = filter
    let limit = limit
    await fetched.fetch { () throws(GroupsError) in
      try await dataProvider.people(matching: filter, notIn: group, limit: limit)
    }
  }

  package func fetchAllPeople() async {
    limit = .max
    await fetchPeople()
  }

  package func fetchPeople(matching filter: String) async {
    self.filter = filter
    limit = Self.firstLimit
    let edit = edits.begin()
    try? await clock.sleep(for: Self.pause)
    if edits.isCurrent(edit) { await fetchPeople() }
  }
}
