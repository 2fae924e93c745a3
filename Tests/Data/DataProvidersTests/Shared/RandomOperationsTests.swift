import Changes
import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// A fake is only useful if it behaves like the store: both must give the same answers to random calls.
///
/// Two people make them, in turns, so that each undoes what the other has gone on from. What an undo may do at all is tested
/// by `GroupsEditTests` and `ExplorerTests`.
@Suite(.fewAtOnce, .computesOnly)
struct RandomOperationsTests {
  private typealias Providers = (groups: any GroupDataProvider, books: any BookDataProvider)

  @Test(arguments: ConformingProvider.stores + [.sqliteFile], TestRun.seeds(1, 2))
  func `a real store and its fake give the same answers to the same random calls by two people`(
    conformer: ConformingProvider, seed: UInt64
  ) async throws {
    let directory = try TemporaryDirectory()
    var random = SeededGenerator(seed: seed)
    let stores = try await people(at: conformer, in: directory)
    let fakes = try await fakes(of: stores)
    let changes = ChangeCounts(stores)
    let fakeChanges = ChangeCounts(fakes)
    var inverses: [[Operation]] = [[], []]
    var overtaken = 0
    // Each commit to a file waits for the disk.
    for step in 1...TestRun.steps(conformer == .sqliteMemory ? 400 : 100, long: 5_000) {
      let who = Int.random(in: 0...1, using: &random)
      var operation = try Operation.random(using: &random)
      let reverses = Int.random(in: 0..<3, using: &random) == 0
      if reverses, let inverse = inverses[who].randomElement(using: &random) { operation = inverse }
      let comment: Comment = "step \(step): \(operation) by \(stores[who].groups.me.fullName)"
      let answer = await operation.answer(of: stores[who].groups, stores[who].books)
      let fakeAnswer = await operation.answer(of: fakes[who].groups, fakes[who].books)
      try #require(answer == fakeAnswer, comment)
      try #require(changes.values == fakeChanges.values, comment)
      if let inverse = answer.inverse { inverses[who] = inverses[who].suffix(9) + [inverse] }
      if reverses, answer.isRefusal { overtaken += 1 }
    }
    #expect(overtaken > 0)
  }

  private func people(at conformer: ConformingProvider, in directory: TemporaryDirectory) async throws -> [Providers] {
    let databases = try #require(try await conformer.pair(in: directory))
    // Anna comes first, so she is no longer the only user, whom Ben would become.
    let anna = try await StoredGroupDataProvider(over: databases.0, as: .login("anna", "Anna Roca"))
    let ben = try await StoredGroupDataProvider(over: databases.1, as: .login("ben", "Ben Ash"))
    try #require(anna.me != ben.me)
    return [
      (anna, StoredBookDataProvider(database: databases.0)), (ben, StoredBookDataProvider(database: databases.1)),
    ]
  }

  /// Returns the providers of the same people over fakes with the same content.
  private func fakes(of stores: [Providers]) async throws -> [Providers] {
    var groups: [Group] = []
    for category in GroupCategory.allCases { groups += try await stores[0].groups.groups(in: category) }
    let first = try #require(groups.first)
    let others = try await stores[0].groups.people(notIn: first.id)
    let everybody = (first.participants.map(\.person) + others).sorted { number($0.id) < number($1.id) }
    let store = GroupFakeDataProvider(
      groups: groups.sorted { number($0.id) < number($1.id) }, people: everybody.dropLast(),
      me: try #require(everybody.last))
    let books = BookFakeDataProvider(books: try await stores[0].books.books())
    return stores.map { (GroupFakeDataProvider(sharing: store, for: $0.groups.me), books) }
  }

  private func number(_ id: String) -> Int { Int(id) ?? 0 }

  /// How many changes two people were notified of, each only of their own.
  private struct ChangeCounts {
    private let groups, books: [ChangeCount]

    init(_ people: [Providers]) {
      groups = people.map { ChangeCount(of: $0.groups.groupsDidChange) }
      let books = people.map(\.books.booksDidChange)
      // The fakes share the provider of the books.
      self.books = (books[0] === books[1] ? [books[0]] : books).map { ChangeCount(of: $0) }
    }

    var values: [Int] { groups.map(\.value) + [books.map(\.value).reduce(0, +)] }
  }
}
