import Interactors
import Localization
import Models
import Changes

/// An in-memory data provider for groups that records calls, and fails or waits on demand.
///
/// It passes the same contract suite as the real one.
package final class GroupFakeDataProvider: GroupDataProvider, FakeDataProvider {
  /// A call of the protocol, with its arguments.
  nonisolated package enum Call: Equatable {
    case groupsList(GroupCategory)
    case group(Group.ID)
    case people(matching: String, notIn: Group.ID)
    case make([GroupsEdit])
  }

  package let me: User
  package let groupsDidChange = ObserverSet<Void>()

  package let fake = FakeCalls<Call, GroupsError>()
  private let store: GroupFakeStore
  private var groups: [Group] {
    get { store.groups }
    set { store.groups = newValue }
  }

  /// Creates a provider for a person, with groups in the order in which they were created, and all others in the order of
  /// registration.
  package init(
    groups: [Group] = [.sample, .sampleEmpty, .sampleInvited, .sampleSuggested], people: [User] = User.samples,
    me: User = .sampleMe
  ) {
    self.me = me
    store = GroupFakeStore(groups: groups, people: people + [me])
  }

  /// Creates a provider for another person over the same groups, where each is notified of the own changes only.
  package init(sharing other: GroupFakeDataProvider, for me: User) { (self.me, store) = (me, other.store) }

  package func groupsList(of category: GroupCategory, limit: Int) async throws(GroupsError) -> GroupsList {
    try await fake.answer(.groupsList(category)) {
      let groups = Dictionary(grouping: groups) { $0.category(for: me.id) }.mapValues { $0.map(GroupSummary.init) }
      let counts = GroupCategory.allCases.map { ($0, groups[$0]?.count ?? 0) }.filter { $0.1 <= limit }
      return GroupsList(
        groups: Array((groups[category] ?? []).prefix(limit)), groupsCategory: category,
        isWhole: groups[category]?.count ?? 0 <= limit, counts: Dictionary(uniqueKeysWithValues: counts),
        newestInvitation: newestInvitation)
    }
  }

  package func group(_ id: Group.ID) async throws(GroupsError) -> Group {
    try await fake.answer(.group(id)) { () throws(GroupsError) in try find(id) }
  }

  package func people(
    matching filter: String, notIn group: Group.ID, limit: Int
  ) async throws(GroupsError) -> FoundPeople {
    try await fake.answer(.people(matching: filter, notIn: group)) { () throws(GroupsError) in
      let group = try find(group)
      return FoundPeople(
        matching: filter, among: store.people.filter { group.category(for: $0.id) == .suggested }, limit: limit)
    }
  }

  package func make(_ edits: [GroupsEdit]) async throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
    try await fake.answer(.make(edits)) { () throws(GroupsError) in
      let before = groups
      do throws(GroupsError) {
        let made = try edits.makeEach(make)
        groupsDidChange.notify()
        return made
      } catch {
        groups = before
        throw error
      }
    }
  }

  private func make(_ edit: GroupsEdit) throws(GroupsError) -> (group: Group, inverse: GroupsEdit) {
    if case .create(let name, let person) = edit {
      let group = Group(id: String(store.nextID), name: name.text, participants: [Participant(person)])
      store.nextID += 1
      groups.append(group)
      return (group, .move(person, in: group.id, from: .joined, to: nil))
    }
    let place = groups.firstIndex { $0.id == edit.group }
    let before = place.map { groups[$0] }
    let (after, inverse) = try edit.applied(to: before)
    if case .move(let person, let group, .suggested, let standing, _) = edit {
      guard store.people.contains(where: { $0.id == person.id }) else { throw .personGone }
      if standing != .joined { store.invitations.append((person.id, group)) }
    }
    if let place { groups.remove(at: place) }
    if let after {
      // A group that is restored comes back to where it was, because ids grow.
      let last = groups.firstIndex { (Int($0.id) ?? 0) > (Int(after.id) ?? 0) } ?? groups.count
      groups.insert(after, at: place ?? last)
    }
    guard let group = after ?? before else { throw .groupGone }
    return (group, inverse)
  }

  private var newestInvitation: Invitation? {
    for (number, (person, id)) in zip(1..., store.invitations).reversed() where person == me.id {
      guard let group = groups.first(where: { $0.id == id }) else { continue }
      guard case .invited(let inviter) = group.participants.first(where: { $0.id == me.id })?.standing else { continue }
      return Invitation(number: number, group: group.name, by: inviter)
    }
    return nil
  }

  private func find(_ id: Group.ID) throws(GroupsError) -> Group {
    guard let group = groups.first(where: { $0.id == id }) else { throw .groupGone }
    return group
  }
}

/// What the fake providers of several people share.
private final class GroupFakeStore {
  var groups: [Group]
  let people: [User]
  var nextID: Int
  /// Who was invited to which group, in this order; counted from the first.
  var invitations: [(User.ID, Group.ID)]

  init(groups: [Group], people: [User]) {
    (self.groups, self.people) = (groups, people)
    nextID = 1 + (groups.compactMap { Int($0.id) }.max() ?? 0)
    invitations = groups.flatMap { group in
      group.participants.filter { $0.standing != .joined }.map { ($0.id, group.id) }
    }
  }
}
