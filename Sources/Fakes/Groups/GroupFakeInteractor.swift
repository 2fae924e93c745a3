package import Interactors
package import Models

/// An interactor of the group detail without a data provider; a fetch takes ``stock``.
///
/// Seed 001.
package final class GroupFakeInteractor: GroupInteractorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case add(User.ID)
    case fetchGroup
    case remove(User.ID)
  }

  package let groupMembersDidChange = ObserverSet<Void>()
  package var group: Group?
  package var fetch = Fetch<GroupsError>.notStarted
  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What the next fetch finds; nil if the group is gone.
  package var stock: Group?
  /// What every call fails with; nil to let them succeed again.
  package var failure: GroupsError?

  private let people: [User]

  /// The detail of a group, fetched already; `people` are those who can be added.
  package init(group: Group? = .sample, people: [User] = User.samples) {
    self.group = group
    self.people = people
    stock = group
    fetch = group == nil ? .notStarted : .finished
  }

  package func fetchGroup() async {
    calls.append(.fetchGroup)
    if let failure = failure ?? (stock == nil ? .groupGone : nil) {
      fetch = .failed(failure)
    } else {
      (group, fetch) = (stock, .finished)
    }
    groupMembersDidChange.notify()
  }

  package func add(user: User.ID) async throws(GroupsError) {
    calls.append(.add(user))
    let group = try existing()
    guard let person = people.first(where: { $0.id == user }) else { throw .personGone }
    guard !group.members.contains(person) else { throw .alreadyMember }
    change(group, members: group.members + [person])
  }

  package func remove(user: User.ID) async throws(GroupsError) {
    calls.append(.remove(user))
    let group = try existing()
    guard group.members.contains(where: { $0.id == user }) else { throw .notAMember }
    change(group, members: group.members.filter { $0.id != user })
  }

  private func existing() throws(GroupsError) -> Group {
    if let failure { throw failure }
    guard let stock else { throw .groupGone }
    return stock
  }

  private func change(_ old: Group, members: [User]) {
    stock = Group(id: old.id, name: old.name, members: members)
    (group, fetch) = (stock, .finished)
    groupMembersDidChange.notify()
  }
}
