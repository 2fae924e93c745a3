import Changes
import Interactors
import Models
import Observation

/// A fake interactor for renaming a group, with the group and the problem set by the test.
@Observable
package final class RenameGroupFakeInteractor: RenameGroupInteractorProtocol {
  package enum Call: Equatable {
    case fetchGroup
    case rename(String, from: String)
    case undo
  }

  package var group: LoadState<Group, GroupsError>
  /// The problem that is reported for every name; nil if every name is valid.
  package var problem: GroupsError?
  /// The error that renaming throws.
  package var failure: GroupsError?
  package private(set) var calls: [Call] = []

  /// Creates an interactor that has fetched a group; with nil, it has fetched nothing yet.
  package init(group: Group? = .sample) {
    self.group = group.map { .loaded($0) } ?? .loading(last: nil)
  }

  package func fetchGroup() async { calls.append(.fetchGroup) }

  package func problem(withName typed: String) -> GroupsError? { problem }

  package func rename(to typed: String, from oldName: String) async throws(GroupsError) -> (group: Group, undo: Undo) {
    calls.append(.rename(typed, from: oldName))
    if let failure { throw failure }
    return (Group(id: group.value?.id ?? "", name: typed), undo)
  }

  private var undo: Undo { .recording { [self] in calls.append(.undo) } }
}
