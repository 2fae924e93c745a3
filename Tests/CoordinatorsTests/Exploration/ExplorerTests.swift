import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// People who do anything that their screens offer, at random.
@Suite(.turnLimit(50_000), .computesOnly)
struct ExplorerTests {
  private static let moves = 25

  @Test(arguments: ["", "dice", "matches", "books", "groups", "replies"], TestRun.seeds(1, 2))
  func `after random moves of one person, the stored data, the screen and the commands are correct`(
    path: String, seed: UInt64
  )
    async throws
  {
    try await explore(seed: seed, runs: TestRun.steps(3, long: 300)) { _ in [await Person(at: path)] }
  }

  @Test(arguments: TestRun.seeds(1, 2))
  func `three people with fake data providers change only what they saw, and do not undo each other's changes`(
    seed: UInt64
  )
    async throws
  {
    try await explore(seed: seed, runs: TestRun.steps(60, long: 2_000)) { random in
      await threePeopleInMemory([.sample, .sampleInvited], using: &random)
    }
  }

  @Test(arguments: TestRun.seeds(1, 2))
  func `three people at one store change only what they saw, and do not undo each other's changes`(seed: UInt64)
    async throws
  {
    try await explore(seed: seed, runs: TestRun.steps(8, long: 400), with: threePeopleAtStore)
  }

  @Test(arguments: TestRun.seeds(1, 2))
  func `the full screen stays correct while one person presses keys and another person writes`(seed: UInt64)
    async throws
  {
    try await explore(seed: seed, runs: TestRun.steps(6, long: 300)) { random in
      let groups = (1...30).map { Group(id: "\($0)", name: "Group \($0)", members: [.sampleMe, .sampleJordi]) }
      let people = await Array(threePeopleInMemory(groups, using: &random).prefix(2))
      await people[0].openFullScreen(columns: 60, rows: 12)
      return people
    }
  }

  @Test(arguments: TestRun.seeds(1, 2))
  func `actions of two people in one app never affect another app, whoever they act as`(seed: UInt64) async throws {
    try await explore(seed: seed, runs: TestRun.steps(4, long: 60), moves: 60) { random in
      let store = GroupFakeDataProvider(groups: [.sample, .sampleInvited])
      let books = BookFakeDataProvider()
      var people: [Person] = []
      for user in [User.sampleMe, .sampleJordi] {
        let person = await Person(
          at: "", staysInApp: false, groups: GroupFakeDataProvider(sharing: store, for: user), books: books,
          accounts: AccountFakeDataProvider(people: User.samples + [.sampleMe]))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: await person.openFullScreen(columns: 60, rows: 12)
        case 1: await person.openFullScreen(columns: 120, rows: 20)
        case 2: await person.openLines(asJSON: false)
        default: await person.openLines(asJSON: true)
        }
        people.append(person)
      }
      return people
    }
  }

  private func explore(
    seed: UInt64, runs: Int, moves: Int = Self.moves,
    with people: (inout SeededGenerator) async throws -> [Person]
  ) async throws {
    var random = SeededGenerator(seed: seed)
    for _ in 1...runs {
      var explorer = try await Explorer(people(&random), using: SeededGenerator(seed: random.next()))
      for _ in 1...moves { try await explorer.move() }
    }
  }

  private func threePeopleInMemory(_ groups: [Group], using random: inout SeededGenerator) async -> [Person] {
    let store = GroupFakeDataProvider(groups: groups)
    let books = BookFakeDataProvider()
    var people: [Person] = []
    for user in [User.sampleMe, .sampleJordi, .sampleSiobhan] {
      let groups = GroupFakeDataProvider(sharing: store, for: user)
      let path = somewhere(using: &random)
      people.append(await Person(at: path, staysInApp: true, groups: groups, books: books))
    }
    return people
  }

  private func threePeopleAtStore(using random: inout SeededGenerator) async throws -> [Person] {
    let store = try await SQLiteDatabase(at: .memory, beginningWith: .nothing)
    var users: [User] = []
    for name in ["Anna Roca", "Jordi Soler", "Siobhan O'Brien", "美咲 佐藤"] {
      users.append(try await store.person(of: .named(LoginName(name), PersonName(name))))
    }
    let groups = users.prefix(3).map { StoredGroupDataProvider(database: store, me: $0) }
    let books = StoredBookDataProvider(database: store)
    _ = try await groups[0].apply([.create(GroupName("Owls"), by: users[0])])
    _ = try await groups[0].apply([.move(users[1], in: "1", from: .suggested, to: .joined)])
    try await books.addBook(BookName("Nouns"), cards: CardCount("2"))
    var people: [Person] = []
    for provider in groups {
      let books = StoredBookDataProvider(database: store)
      let path = somewhere(using: &random)
      people.append(await Person(at: path, staysInApp: true, groups: provider, books: books))
    }
    return people
  }

  /// A path; most people are where others are.
  private func somewhere(using random: inout SeededGenerator) -> String {
    ["groups", "groups", "groups/1", "groups/1", "books"].randomElement(using: &random) ?? ""
  }
}
