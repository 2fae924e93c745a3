import Changes
import Interactors
import Models

/// A fake interactor for the groups overview, with groups set by the test.
package final class GroupsFakeInteractor: GroupsInteractorProtocol {
  package enum Call: Equatable {
    case createGroup(String)
    case fetchAllGroups
    case fetchGroups(GroupCategory?)
    case join([GroupSummary], from: GroupCategory)
    case leave([GroupSummary], from: GroupCategory)
    case undo
  }

  package let groupsListDidChange = ObserverSet<Void>()
  package var groupsList: LoadState<GroupsList, GroupsError> { didSet { groupsListDidChange.notify() } }
  /// The problem that is reported for every name; nil if every name is valid.
  package var problem: GroupsError?
  package private(set) var calls: [Call] = []
  /// The ids of the groups that are deleted when the user leaves them.
  package var deletedWhenLeft: Set<Group.ID> = []
  /// The error that every change throws.
  package var failure: GroupsError?

  /// Creates an interactor that has fetched these groups; with nil, it has fetched nothing yet.
  package init(groups: [GroupSummary]? = nil, category: GroupCategory = .joined) {
    groupsList = groups.map { .loaded(GroupsList(groups: $0, groupsCategory: category)) } ?? .loading(last: nil)
  }

  package func fetchGroups() async { calls.append(.fetchGroups(nil)) }

  package func fetchAllGroups() async { calls.append(.fetchAllGroups) }

  package func fetchGroups(in category: GroupCategory) async { calls.append(.fetchGroups(category)) }

  package func problem(withName typed: String) -> GroupsError? { problem }

  /// Records the call, and returns a group with the id "new" or throws `failure`.
  package func createGroup(named name: String) async throws(GroupsError) -> (group: Group, undo: Undo) {
    (Group(id: "new", name: name), try record(.createGroup(name)))
  }

  package func join(groups: [GroupSummary], from category: GroupCategory) async throws(GroupsError) -> Undo {
    try record(.join(groups, from: category))
  }

  package func leave(
    groups: [GroupSummary], from category: GroupCategory
  ) async throws(GroupsError) -> (deleted: [GroupSummary], undo: Undo) {
    (groups.filter { deletedWhenLeft.contains($0.id) }, try record(.leave(groups, from: category)))
  }

  private func record(_ call: Call) throws(GroupsError) -> Undo {
    calls.append(call)
    if let failure { throw failure }
    return undo
  }

  private var undo: Undo { .recording { [self] in calls.append(.undo) } }
}
