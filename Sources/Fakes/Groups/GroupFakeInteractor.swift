import Interactors
import Models
import Observing

/// A fake interactor for the group detail, with a group set by the test.
package final class GroupFakeInteractor: FakeInteractor<GroupFakeInteractor.Call, GroupsError>, GroupInteractorProtocol
{
  package enum Call: Equatable {
    case add(User)
    case fetchGroup
    case remove([User])
    case undo
  }

  package let id: Group.ID
  package let groupMembersDidChange = ObserverSet<Void>()
  package var group: LoadState<Group, GroupsError> { didSet { groupMembersDidChange.notify() } }

  /// Creates an interactor that has fetched a group; nil if it has fetched nothing yet.
  package init(group: Group? = .sample) {
    id = group?.id ?? Group.sample.id
    self.group = group.map { .loaded($0) } ?? .loading(last: nil)
  }

  package func fetchGroup() async { record(.fetchGroup) }

  package func add(user: User) async throws(GroupsError) -> Undo { try change(.add(user), undo: .undo) }

  package func remove(users: [User]) async throws(GroupsError) -> Undo { try change(.remove(users), undo: .undo) }
}
