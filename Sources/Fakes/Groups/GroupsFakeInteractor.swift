package import Interactors
package import Models

/// An interactor of the groups overview without a data provider; a fetch takes from ``stock``.
///
/// Seed 001.
package final class GroupsFakeInteractor: GroupsInteractorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case createGroup(String)
    case fetchGroups(GroupCategory)
    case join(Group.ID)
    case leave(Group.ID)
  }

  package let groupsListDidChange = ObserverSet<Void>()
  package var groupsList = GroupsList(groups: [], groupsCategory: .joined)
  package var fetch = Fetch<GroupsError>.notStarted
  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What the next fetch finds: as in the article, 50 joined groups, unless a test says otherwise.
  package var stock: [GroupCategory: [Group]] = [
    .joined: (0..<50).map { _ in Group(id: "0", name: "Test", members: []) }
  ]
  /// What every call fails with; nil to let them succeed again.
  package var failure: GroupsError?

  private var wantedCategory = GroupCategory.joined

  package init() {}

  package func fetchGroups() async {
    calls.append(.fetchGroups(wantedCategory))
    if let failure {
      fetch = .failed(failure)
    } else {
      groupsList = GroupsList(groups: stock[wantedCategory] ?? [], groupsCategory: wantedCategory)
      fetch = .finished
    }
    groupsListDidChange.notify()
  }

  package func fetchGroups(in category: GroupCategory) async {
    wantedCategory = category
    await fetchGroups()
  }

  package func createGroup(named name: String) async throws(GroupsError) {
    calls.append(.createGroup(name))
    if let failure { throw failure }
    do {
      stock[.joined, default: []].append(Group(id: "new", name: try GroupName(name).text, members: []))
    } catch {
      throw .invalidName(error)
    }
  }

  package func join(group: Group.ID) async throws(GroupsError) {
    calls.append(.join(group))
    stock[.joined, default: []].append(try take(group))
  }

  package func leave(group: Group.ID) async throws(GroupsError) {
    calls.append(.leave(group))
    _ = try take(group)
  }

  private func take(_ id: Group.ID) throws(GroupsError) -> Group {
    if let failure { throw failure }
    for (category, groups) in stock {
      guard let index = groups.firstIndex(where: { $0.id == id }) else { continue }
      return stock[category, default: []].remove(at: index)
    }
    throw .groupGone
  }
}
