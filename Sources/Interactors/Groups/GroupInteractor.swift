import Changes
import Models

/// Holds one group, and changes its members through the data provider.
///
/// Owned by the view model.
package final class GroupInteractor: GroupInteractorProtocol {
  package var group: LoadState<Group, GroupsError> { fetched.state }
  package let groupMembersDidChange = ObserverSet<Void>()

  package var me: User { dataProvider.me }
  package let id: Group.ID
  private let fetched = FetchedModel<Group, GroupsError>()
  private let dataProvider: any GroupDataProvider

  package init(group id: Group.ID, dataProvider: any GroupDataProvider) {
    self.id = id
    self.dataProvider = dataProvider
  }

  package func fetchGroup() async {
    await fetched.fetch(notifying: groupMembersDidChange) { () throws(GroupsError) in try await dataProvider.group(id) }
  }

  package func join(from category: GroupCategory) async throws(GroupsError) -> Undo {
    try await dataProvider.write(.move(me, in: id, from: category, to: .joined)).undo
  }

  package func add(users: [User]) async throws(GroupsError) -> Undo {
    try await dataProvider.write(users.map { .move($0, in: id, from: .suggested, to: .joined) }).undo
  }

  package func invite(users: [User]) async throws(GroupsError) -> Undo {
    try await dataProvider.write(users.map { .move($0, in: id, from: .suggested, to: .invited(by: me)) }).undo
  }

  package func remove(users: [Participant]) async throws(GroupsError) -> (isGroupDeleted: Bool, undo: Undo) {
    // Remove the user last, because only members can remove others.
    let ordered = users.filter { $0.id != me.id } + users.filter { $0.id == me.id }
    let (deleted, undo) = try await dataProvider.write(
      ordered.map { .move($0.person, in: id, from: GroupCategory($0.standing), to: nil) })
    return (deleted.contains(id), undo)
  }
}
