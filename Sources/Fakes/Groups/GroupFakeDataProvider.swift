import Interactors
import Localization
import Models
import Observing

/// An in-memory data provider for groups that records calls, and fails or waits on demand.
///
/// It passes the same contract suite as the real one.
package final class GroupFakeDataProvider: GroupDataProvider {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case groupsList(GroupCategory)
    case group(Group.ID)
    case people(matching: String, notIn: Group.ID)
    case createGroup(GroupName)
    case rename(Group.ID, to: GroupName)
    case join(Group.ID)
    case leave(Group.ID)
    case add(user: User.ID, to: Group.ID)
    case remove(user: User.ID, from: Group.ID)
  }

  package let groupsDidChange = ObserverSet<Void>()
  /// All calls so far, in order.
  package var calls: [Call] { fake.calls }
  /// The error that every call throws without changing anything; nil to let calls succeed again.
  package var failure: GroupsError? {
    get { fake.failure }
    set { fake.failure = newValue }
  }

  private let fake = FakeCalls<Call, GroupsError>()
  private var entries: [(category: GroupCategory, group: Group)]
  private let people: [User]
  private var nextID: Int

  /// Creates a provider with groups in the order in which they were created, and people in the order of registration.
  package init(
    joined: [Group] = [.sample, .sampleEmpty], invited: [Group] = [.sampleInvited],
    suggested: [Group] = [.sampleSuggested], people: [User] = User.samples
  ) {
    entries = joined.map { (.joined, $0) } + invited.map { (.invited, $0) } + suggested.map { (.suggested, $0) }
    self.people = people
    nextID = 1 + (entries.compactMap { Int($0.group.id) }.max() ?? 0)
  }

  /// Makes further calls do their work at once, but return only when ``answer(_:newest:)`` releases them.
  package func holdAnswers() {
    fake.holdAnswers()
  }

  /// Releases the oldest or newest held call with these arguments.
  ///
  /// - Returns: Whether there was one; a test that waits for it asks `eventually`.
  package func answer(_ call: Call, newest: Bool = false) -> Bool {
    fake.answer(call, newest: newest)
  }

  /// Releases all held calls in their order, and holds no further ones.
  package func answerAll() { fake.answerAll() }

  package func groupsList(of category: GroupCategory) async throws(GroupsError) -> GroupsList {
    try await fake.answer(.groupsList(category)) {
      let groups = Dictionary(grouping: entries, by: \.category).mapValues { $0.map { GroupSummary($0.group) } }
      let counts = GroupCategory.allCases.map { ($0, groups[$0]?.count ?? 0) }
      return GroupsList(
        groups: groups[category] ?? [], groupsCategory: category, counts: Dictionary(uniqueKeysWithValues: counts))
    }
  }

  package func group(_ id: Group.ID) async throws(GroupsError) -> Group {
    try await fake.answer(.group(id)) { () throws(GroupsError) in entries[try index(of: id)].group }
  }

  package func people(
    matching filter: String, notIn group: Group.ID, limit: Int
  ) async throws(GroupsError) -> FoundPeople {
    try await fake.answer(.people(matching: filter, notIn: group)) { () throws(GroupsError) in
      let members = entries[try index(of: group)].group.members
      return FoundPeople(matching: filter, among: people.filter { !members.contains($0) }, limit: limit)
    }
  }

  package func createGroup(_ name: GroupName) async throws(GroupsError) -> Group.ID {
    try await fake.answer(.createGroup(name)) {
      let id = String(nextID)
      entries.append((.joined, Group(id: id, name: name.text, members: [])))
      nextID += 1
      groupsDidChange.notify()
      return id
    }
  }

  package func rename(group: Group.ID, to name: GroupName) async throws(GroupsError) {
    try await fake.answer(.rename(group, to: name)) { () throws(GroupsError) in
      let index = try index(of: group)
      let old = entries[index].group
      guard old.name != name.text else { return }
      entries[index].group = Group(id: old.id, name: name.text, members: old.members)
      groupsDidChange.notify()
    }
  }

  package func join(group: Group.ID) async throws(GroupsError) {
    try await fake.answer(.join(group)) { () throws(GroupsError) in
      let index = try index(of: group)
      guard entries[index].category != .joined else { return }
      entries[index].category = .joined
      groupsDidChange.notify()
    }
  }

  package func leave(group: Group.ID) async throws(GroupsError) {
    try await fake.answer(.leave(group)) { () throws(GroupsError) in
      entries.remove(at: try index(of: group))
      groupsDidChange.notify()
    }
  }

  package func add(user: User.ID, to group: Group.ID) async throws(GroupsError) {
    try await fake.answer(.add(user: user, to: group)) { () throws(GroupsError) in
      let index = try index(of: group)
      guard let person = people.first(where: { $0.id == user }) else { throw .personGone }
      let members = entries[index].group.members
      guard !members.contains(person) else { throw .alreadyMember }
      replaceMembers(at: index, with: members + [person])
    }
  }

  package func remove(user: User.ID, from group: Group.ID) async throws(GroupsError) {
    try await fake.answer(.remove(user: user, from: group)) { () throws(GroupsError) in
      let index = try index(of: group)
      let members = entries[index].group.members
      guard members.contains(where: { $0.id == user }) else { throw .notAMember }
      replaceMembers(at: index, with: members.filter { $0.id != user })
    }
  }

  private func index(of id: Group.ID) throws(GroupsError) -> Int {
    guard let index = entries.firstIndex(where: { $0.group.id == id }) else { throw .groupGone }
    return index
  }

  private func replaceMembers(at index: Int, with members: [User]) {
    let old = entries[index].group
    entries[index].group = Group(id: old.id, name: old.name, members: members)
    groupsDidChange.notify()
  }
}
