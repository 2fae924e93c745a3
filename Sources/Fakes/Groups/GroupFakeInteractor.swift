import Changes
import Interactors
import Models

/// A fake interactor for the group detail, with a group set by the test.
package final class GroupFakeInteractor: GroupInteractorProtocol {
  package enum Call: Equatable {
    case add([User])
    case fetchGroup
    case invite([User])
    case join(from: GroupCategory)
    case remove([Participant])
    case undo
  }

  package let me: User
  package let id: Group.ID
  package let groupMembersDidChange = ObserverSet<Void>()
  package var group: LoadState<Group, GroupsError> { didSet { groupMembersDidChange.notify() } }
  package private(set) var calls: [Call] = []
  /// Whether removing people deletes the group.
  package var isGroupDeleted = false
  /// The error that every change throws.
  package var failure: GroupsError?

  /// Creates an interactor that has fetched a group; with nil, it has fetched nothing yet.
  package init(group: Group? = .sample, me: User = .sampleMe) {
    self.me = me
    id = group?.id ?? Group.sample.id
    self.group = group.map { .loaded($0) } ?? .loading(last: nil)
  }

  package func fetchGroup() async { calls.append(.fetchGroup) }

  package func join(from category: GroupCategory) async throws(GroupsError) -> Undo {
    try record(.join(from: category))
  }

  package func add(users: [User]) async throws(GroupsError) -> Undo { try record(.add(users)) }

  package func invite(users: [User]) async throws(GroupsError) -> Undo { try record(.invite(users)) }

  package func remove(users: [Participant]) async throws(GroupsError) -> (isGroupDeleted: Bool, undo: Undo) {
    (isGroupDeleted, try record(.remove(users)))
  }

  private func record(_ call: Call) throws(GroupsError) -> Undo {
    calls.append(call)
    if let failure { throw failure }
    return undo
  }

  private var undo: Undo { .recording { [self] in calls.append(.undo) } }
}
