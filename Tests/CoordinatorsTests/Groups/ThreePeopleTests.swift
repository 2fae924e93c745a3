import DataProviders
import Fakes
import Interactors
import Localization
import Models
import Navigation
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Three people at one store, each of whom notices only later what the others do.
@Suite(.turnLimit(50_000), .computesOnly)
struct ThreePeopleTests {
  nonisolated enum Store: CaseIterable { case memory, sqlite }

  /// With the second seed, somebody is removed, joins and takes that back; then the removal is undone.
  @Test(arguments: Store.allCases, TestRun.seeds(1, 7_957_590_536_012_590_761))
  func `nobody is moved by chance or by another's undo, and in the end all see what is stored`(
    kind: Store, seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    // A store takes ten times as long.
    for run in 1...TestRun.steps(100, long: 1_000) / (kind == .memory ? 1 : 10) {
      let (providers, people) = try await kind == .memory ? memory() : sqlite()
      let (store, places) = (providers[0], ["groups", "groups/1", "groups"])
      let users = zip(places, providers).map { RandomUser(at: $0, using: $1, among: people) }
      for user in users { await user.app.settle() }
      var plain = PlainGroups(try await store.everything())
      for step in 1...15 {
        let moment = "run \(run), step \(step)"
        for (user, act) in await act(users.shuffled(using: &random), on: plain, using: &random) {
          let (before, comment) = (plain.places, Comment("\(moment), \(user.lastAct)"))
          let isRefused = user.apply(act, to: &plain)
          try #require((user.app.navigation.history.refusal != nil) == isRefused, comment)
          let moved = plain.moved(since: before)
          switch act {
          case .move: try #require(moved == [], comment)
          case .write: try #require(moved.count <= 1, comment)
          case .undo, .redo:
            for place in moved { try #require(user.left[place] == .some(before[place]), comment) }
          }
        }
        try #require(await store.everything() == plain.groups, "\(moment): \(users.map(\.lastAct))")
        for user in users where Int.random(in: 0..<6, using: &random) == 0 {
          user.noticeChanges()
          await user.app.settle()
        }
      }
      for user in users {
        user.noticeChanges()
        try await expect(user, sees: plain.groups, "run \(run)")
      }
    }
  }

  /// What three people use, and everybody whom they may meet there.
  private typealias Shared = (providers: [any GroupDataProvider], people: [User])

  private func memory() -> Shared {
    let store = GroupFakeDataProvider(groups: [.sample])
    let providers = [User.sampleMe, .sampleJordi, .sampleSiobhan].map { GroupFakeDataProvider(sharing: store, for: $0) }
    return (providers, User.samples + [.sampleMe])
  }

  private func sqlite() async throws -> Shared {
    let store = try await SQLiteDatabase(at: .memory, beginningWith: .nothing)
    var people: [User] = []
    for name in ["Anna Roca", "Jordi Soler", "Siobhan O'Brien", "美咲 佐藤"] {
      people.append(try await store.person(of: .named(name, fullName: name)))
    }
    let providers = people.prefix(3).map { StoredGroupDataProvider(database: store, me: $0) }
    let name = try GroupName("Owls")
    _ = try await providers[0].make([.create(name, by: people[0])])
    _ = try await providers[0].make([.move(people[1], in: "1", from: .suggested, to: .joined)])
    return (providers, people)
  }

  /// Lets the first user act, and now and then the second one before it has ended; returns what comes of it, in order.
  private func act(
    _ users: [RandomUser], on plain: PlainGroups, using random: inout SeededGenerator
  ) async -> [(RandomUser, RandomUser.Act)] {
    var acts = [(users[0], users[0].act(on: plain, using: &random))]
    if case .write(_, later: true) = acts[0].1, Bool.random(using: &random) {
      acts.insert((users[1], users[1].act(on: plain, atOnce: true, using: &random)), at: 0)
    }
    for user in users { await user.app.settle() }
    return acts
  }

  /// Goes through all screens of the groups app.
  private func expect(_ user: RandomUser, sees groups: [Group], _ comment: Comment) async throws {
    let app = user.app
    app.navigation.popToRoot()
    for category in GroupCategory.allCases {
      app.give(category.rawValue)
      await app.settle()
      let shown = try rows(of: app)
      let expected = groups.filter { $0.category(for: user.me.id) == category }
      try #require(shown.map { $0.text.words(in: .en) } == expected.map(\.name), comment)
      for (index, group) in expected.enumerated() {
        app.give("open", row: index)
        await app.settle()
        try #require(rows(of: app).map(\.id) == group.participants.map(\.id), comment)
        try #require(
          rows(of: app).map { $0.detail == nil } == group.participants.map { $0.standing == .joined }, comment)
        app.give("back")
      }
    }
  }

  private func rows(of app: App) throws -> [Row] {
    let list = try #require(app.navigation.top?.screen.list)
    return (0..<list.count).compactMap { list[$0] }
  }
}

extension PlainGroups {
  /// Everybody who is something else to a group than before.
  fileprivate func moved(since before: [Place: Participant]) -> [Place] {
    let places = places
    return Set(before.keys).union(places.keys).filter { places[$0] != before[$0] }
  }
}

extension GroupDataProvider {
  /// All groups, in the order in which they were created.
  fileprivate func everything() async throws(GroupsError) -> [Group] {
    var groups: [Group] = []
    for category in GroupCategory.allCases {
      for summary in try await groupsList(of: category).groups { groups.append(try await group(summary.id)) }
    }
    return groups.sorted { (Int($0.id) ?? 0) < (Int($1.id) ?? 0) }
  }
}
