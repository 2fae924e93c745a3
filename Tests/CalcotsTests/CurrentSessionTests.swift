import Coordinators
import DataProviders
import Fakes
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Over a real store: what a session that has ended leaves.
@Suite(.turnLimit) @MainActor
struct CurrentSessionTests {
  private let navigation = NavigationController()

  private func give(_ name: String, row: Int = 0) async throws {
    let command = try #require(navigation.commandsOnTop.first { $0.name == name })
    navigation.run(command, rows: [row])
    await navigation.settle()
  }

  @Test func `when another person begins to act, the previous person's data providers are freed at once`()
    async throws
  {
    let store = try await SQLiteDatabase(at: .memory)
    let me = try await store.person(of: .only)
    let accounts = StoredAccountDataProvider(database: store)
    _ = try await accounts.register(LoginName("Anna Roca"))
    let session = CurrentSession(of: me, accounts: accounts) { person in
      Services(
        groups: StoredGroupDataProvider(database: store, me: person), books: StoredBookDataProvider(database: store),
        replies: RepliesFakeDataProvider(), random: GeneratedRandom(seed: 1), wallClock: .sample,
        clock: ImmediateClock())
    }
    weak let groups = session.services.groups
    weak let books = session.services.books
    Route.home.show(on: navigation, session.services)
    try await give("open", row: 3)
    try await give("leave")
    try await give("home")
    try await give("accounts")
    #expect(groups != nil)
    let act = try #require(navigation.commandsOnTop.first { $0.name == "act" })
    navigation.run(act, rows: [0])
    #expect(groups == nil)
    #expect(books == nil)
  }
}
