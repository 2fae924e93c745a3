import Changes
import Interactors
import Lists
import Localization
import Models

/// An in-memory data provider for groups that records calls, and fails or waits on demand.
///
/// It passes the same contract suite as the real data provider.
package final class GroupFakeDataProvider: GroupDataProvider, FakeDataProvider {
  /// A call of the protocol, with its arguments.
  nonisolated package enum Call: Equatable {
    case groupsList(GroupCategory)
    case groupNames
    case group(Group.ID)
    case people(matching: String, notIn: Group.ID)
    case news
    case markNewsRead(upTo: Int)
    case apply([GroupsEdit])
  }

  package let me: User
  package let groupsDidChange = ObserverSet<Void>()

  package let fake = FakeCalls<Call, GroupsError>()
  private let store: GroupFakeStore
  private var groups: [Group] {
    get { store.groups }
    set { store.groups = newValue }
  }

  /// Creates a provider for a person.
  ///
  /// The groups are in the order of creation, and all other people in the order of registration.
  package init(
    groups: [Group] = [.sample, .sampleEmpty, .sampleInvited, .sampleSuggested], people: [User] = User.samples,
    me: User = .sampleMe
  ) {
    self.me = me
    store = GroupFakeStore(groups: groups, people: people + [me])
  }

  /// Creates a provider for another person over the same groups.
  ///
  /// Each provider notifies only of its own changes.
  package init(sharing other: GroupFakeDataProvider, for me: User) {
    self.me = me
    store = other.store
  }

  package func groupsList(of category: GroupCategory, limit: Int) async throws(GroupsError) -> GroupsList {
    try await fake.answer(.groupsList(category)) {
      let wanted = groups.filter { $0.category(for: me.id) == category }
      var counts: [GroupCategory: Int] = [:]
      for each in GroupCategory.allCases {
        let count = groups.count { $0.category(for: me.id) == each }
        if count <= limit { counts[each] = count }
      }
      return GroupsList(
        groups: wanted.prefix(limit).map(GroupSummary.init), groupsCategory: category,
        isWhole: wanted.count <= limit, counts: counts, unreadNews: newsList.unreadCount)
    }
  }

  package func groupNames() async throws(GroupsError) -> [(id: Group.ID, name: String)] {
    try await fake.answer(.groupNames) { groups.map { ($0.id, $0.name) } }
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

  package func news() async throws(GroupsError) -> NewsList {
    try await fake.answer(.news) { newsList }
  }

  package func markNewsRead(upTo number: Int) async throws(GroupsError) {
    try await fake.answer(.markNewsRead(upTo: number)) {
      store.readNumbers[me.id] = max(number, newsList.readNumber)
      groupsDidChange.notify()
    }
  }

  private var newsList: NewsList {
    NewsList(news: store.news[me.id] ?? [], readNumber: store.readNumbers[me.id] ?? 0)
  }

  package func apply(_ edits: [GroupsEdit]) async throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
    try await fake.answer(.apply(edits)) { () throws(GroupsError) in
      let before = groups
      let newsBefore = store.news
      do throws(GroupsError) {
        let made = try edits.applyEach(apply)
        groupsDidChange.notify()
        return made
      } catch {
        groups = before
        store.news = newsBefore
        throw error
      }
    }
  }

  private func apply(_ edit: GroupsEdit) throws(GroupsError) -> (group: Group, inverse: GroupsEdit) {
    if case .create(let name, let person) = edit {
      let number = try admit(person)
      let group = Group(
        id: String(store.nextID), name: name.text, participants: [Participant(person, number: number)])
      store.nextID += 1
      groups.append(group)
      return (group, .delete(group))
    }
    let place = groups.firstIndex { $0.id == edit.group }
    let before = place.map { groups[$0] }
    let edit = edit.keptByOthers(of: before, for: me.id)
    let (after, inverse) = try edit.applied(to: before, by: me.id) { person, _ throws(GroupsError) in
      try admit(person)
    }
    if let before, let (person, kind) = edit.news(by: me.id) { store.insertNews(kind, for: person, in: before, by: me) }
    if let place { groups.remove(at: place) }
    if let after {
      // A restored group returns to its old position, because the groups are in the order of their ids.
      let last = groups.firstIndex { (Int($0.id) ?? 0) > (Int(after.id) ?? 0) } ?? groups.count
      groups.insert(after, at: place ?? last)
    }
    guard let group = after ?? before else { throw .groupGone }
    return (group, inverse)
  }

  /// Returns the next participant number, for a person who is new to a group.
  private func admit(_ person: User) throws(GroupsError) -> Int {
    guard store.people.contains(where: { $0.id == person.id }) else { throw .personGone }
    defer { store.nextNumber += 1 }
    return store.nextNumber
  }

  private func find(_ id: Group.ID) throws(GroupsError) -> Group {
    guard let group = groups.first(where: { $0.id == id }) else { throw .groupGone }
    return group
  }
}

/// The store that the fake providers of several people share.
private final class GroupFakeStore {
  var groups: [Group]
  let people: [User]
  var nextID: Int
  /// The number of the next participant of any group.
  var nextNumber: Int
  /// The news of each person, newest first.
  var news: [User.ID: [News]] = [:]
  /// The number of the last piece that each person has read.
  var readNumbers: [User.ID: Int] = [:]
  private var nextNewsNumber = 1

  init(groups: [Group], people: [User]) {
    self.groups = groups
    self.people = people
    nextID = 1 + (groups.compactMap { Int($0.id) }.max() ?? 0)
    nextNumber = 1 + (groups.flatMap(\.participants).map(\.number).max() ?? 0)
  }

  func insertNews(_ kind: News.Kind, for person: User.ID, in group: Group, by actor: User) {
    let new = News(
      number: nextNewsNumber, kind, in: group.id, named: group.name, by: actor, at: WallClock.sample.now)
    news[person] = Array(([new] + (news[person] ?? [])).prefix(NewsList.limit))
    nextNewsNumber += 1
  }
}

extension FoundPeople {
  /// Searches in the same way as a store.
  package init(matching filter: String = "", among people: [User], limit: Int = .max) {
    let words = SearchWords(filter)
    let matches = people.filter { words.match($0.fullName) }
    self.init(filter: filter, people: Array(matches.prefix(limit)), isWhole: matches.count <= limit)
  }
}
