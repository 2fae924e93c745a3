package import Interactors
package import Models

/// A data provider of groups that keeps them in memory, records what it is asked, and fails or waits on demand.
///
/// It passes the same contract suite as the real one, and gives the same answers to the same calls.
package final class GroupFakeDataProvider: GroupDataProvider {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case groups(GroupCategory)
    case group(Group.ID)
    case people(notIn: Group.ID)
    case createGroup(GroupName)
    case join(Group.ID)
    case leave(Group.ID)
    case add(user: User.ID, to: Group.ID)
    case remove(user: User.ID, from: Group.ID)
  }

  package let groupsDidChange = ObserverSet<Void>()
  /// All calls so far, in order.
  package var calls: [Call] { fake.calls }
  /// What every call fails with, having changed nothing; nil to let them succeed again.
  package var failure: GroupsError? {
    get { fake.failure }
    set { fake.failure = newValue }
  }

  private let fake = FakeCalls<Call, GroupsError>()
  private var entries: [(category: GroupCategory, group: Group)]
  private let people: [User]
  private var nextID: Int

  /// A world of groups in the order in which they were created, and of people in the order of registration.
  package init(
    joined: [Group] = [.sample, .sampleEmpty], invited: [Group] = [.sampleInvited],
    suggested: [Group] = [.sampleSuggested], people: [User] = User.samples
  ) {
    entries = joined.map { (.joined, $0) } + invited.map { (.invited, $0) } + suggested.map { (.suggested, $0) }
    self.people = people
    nextID = 1 + (entries.compactMap { Int($0.group.id) }.max() ?? 0)
  }

  /// From now on every call does its work at once, but answers only when ``answer(call:)`` says so.
  package func holdAnswers() {
    fake.holdAnswers()
  }

  /// Lets a held call answer, by its index in ``calls``; waits for the call if it has not come yet.
  package func answer(call index: Int) async {
    await fake.answer(call: index)
  }

  package func groups(in category: GroupCategory) async throws(GroupsError) -> [Group] {
    try await fake.answer(.groups(category)) { entries.filter { $0.category == category }.map(\.group) }
  }

  package func group(_ id: Group.ID) async throws(GroupsError) -> Group {
    try await fake.answer(.group(id)) { () throws(GroupsError) in entries[try index(of: id)].group }
  }

  package func people(notIn group: Group.ID) async throws(GroupsError) -> [User] {
    try await fake.answer(.people(notIn: group)) { () throws(GroupsError) in
      let members = entries[try index(of: group)].group.members
      return people.filter { !members.contains($0) }
    }
  }

  @discardableResult
  package func createGroup(_ name: GroupName) async throws(GroupsError) -> Group {
    try await fake.answer(.createGroup(name)) {
      let group = Group(id: String(nextID), name: name.text, members: [])
      nextID += 1
      entries.append((.joined, group))
      groupsDidChange.notify()
      return group
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

  package func add(user: User.ID, to group: Group.ID) async throws(GroupsError) -> Group {
    try await fake.answer(.add(user: user, to: group)) { () throws(GroupsError) in
      let index = try index(of: group)
      guard let person = people.first(where: { $0.id == user }) else { throw .personGone }
      let members = entries[index].group.members
      guard !members.contains(person) else { throw .alreadyMember }
      return replaceMembers(at: index, with: members + [person])
    }
  }

  package func remove(user: User.ID, from group: Group.ID) async throws(GroupsError) -> Group {
    try await fake.answer(.remove(user: user, from: group)) { () throws(GroupsError) in
      let index = try index(of: group)
      let members = entries[index].group.members
      guard members.contains(where: { $0.id == user }) else { throw .notAMember }
      return replaceMembers(at: index, with: members.filter { $0.id != user })
    }
  }

  private func index(of id: Group.ID) throws(GroupsError) -> Int {
    guard let index = entries.firstIndex(where: { $0.group.id == id }) else { throw .groupGone }
    return index
  }

  private func replaceMembers(at index: Int, with members: [User]) -> Group {
    let old = entries[index].group
    let group = Group(id: old.id, name: old.name, members: members)
    entries[index].group = group
    groupsDidChange.notify()
    return group
  }
}
