package import Models

/// Holds the model of the group detail and deals with the data provider.
///
/// Owned by the view model.
///
/// Seed 001.
package final class GroupInteractor: GroupInteractorProtocol {
  package let groupMembersDidChange = ObserverSet<Void>()
  package private(set) var group: Group?
  package private(set) var fetch = Fetch<GroupsError>.notStarted

  private let id: Group.ID
  private let dataProvider: any GroupDataProvider
  private var requests = Requests()

  package init(group id: Group.ID, dataProvider: any GroupDataProvider) {
    self.id = id
    self.dataProvider = dataProvider
  }

  package func fetchGroup() async {
    let request = requests.begin()
    if fetch != .finished {
      update(group, .running)
    }
    let outcome: (Group?, Fetch<GroupsError>)
    do {
      outcome = (try await dataProvider.group(id), .finished)
    } catch {
      outcome = (group, .failed(error))
    }
    guard requests.wants(request) else { return }
    update(outcome.0, outcome.1)
  }

  package func add(user: User.ID) async throws(GroupsError) {
    let changed = try await dataProvider.add(user: user, to: id)
    take(changed)
  }

  package func remove(user: User.ID) async throws(GroupsError) {
    let changed = try await dataProvider.remove(user: user, from: id)
    take(changed)
  }

  /// A change's answer is newer than what any fetch still under way was asked for.
  private func take(_ changed: Group) {
    requests.begin()
    update(changed, .finished)
  }

  private func update(_ newGroup: Group?, _ newFetch: Fetch<GroupsError>) {
    guard (newGroup, newFetch) != (group, fetch) else { return }
    (group, fetch) = (newGroup, newFetch)
    groupMembersDidChange.notify()
  }
}
