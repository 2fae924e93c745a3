import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// Every `GroupDataProvider` finds the same people, whatever its database knows about letters.
@Suite(.fewAtOnce)
struct PeopleSearchContract {
  /// A provider with these people, and with an empty group.
  enum Conformer: CaseIterable {
    case fake
    case sqlite
    #if PostgreSQL
      case postgreSQL
    #endif
  }

  nonisolated private static let names = [
    ("Núria", "Şahin"), ("Łukasz", "Weiß"), ("İpek", "Işık"), ("서연", "김"), ("美咲", "佐藤"), ("100%", "O'Brien"),
    ("a_b", "back\\slash"), ("a\0b", "nul"), ("Anna", ""), ("a\u{1A}c", "substitute"),
  ]
  nonisolated private static let people = zip(1..., names).map { User(id: "\($0)", firstName: $1.0, lastName: $1.1) }
  nonisolated private static let everybody = Array(1...names.count)

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(
    arguments: Conformer.allCases,
    [
      ("nuria sahin", [1]), ("NÚRIA", [1]), ("sah nur", [1]), ("lukasz", [2]), ("WEISS", [2]), ("weiß", [2]),
      ("ipek isik", [3]), ("İPEK", [3]), ("ışık", [3]), ("서연", [4]), ("김 서", [4]), ("佐藤", [5]), ("藤 美", [5]),
      ("ＡＮＮＡ", [9]), ("anna anna", [9]), ("%", [6]), ("%%", []), ("0%", [6]), ("o'b", [6]), ("\"", []), ("_", [7]),
      ("\\", [7]), ("k\\s", [7]), ("ab nul", [8]), ("a\0b", [8]), ("1", [6]),
      ("ac s", [7, 10]), ("ac sub", [10]), ("zzz", []), ("$1 ?1", []),
      ("", everybody), (" \t\n ", everybody), ("\0", everybody),
    ])
  func `a search finds the people whose names contain every word, regardless of case, accents and order`(
    conformer: Conformer, search: (filter: String, ids: [Int])
  ) async throws {
    let found = try await provider(conformer).people(matching: search.filter, notIn: "1", limit: 50)
    let people = search.ids.map { Self.people[$0 - 1] }
    #expect(found == FoundPeople(filter: search.filter, people: people, isWhole: true))
  }

  @Test(arguments: Conformer.allCases)
  func `if a search has more words than a database accepts, only the first words count`(conformer: Conformer)
    async throws
  {
    let provider = try await provider(conformer)
    let same = Array(repeating: "anna", count: 2000).joined(separator: " ")
    #expect(try await provider.people(matching: same, notIn: "1", limit: 50).people == [Self.people[8]])
    let different = (1...2000).map(String.init).joined(separator: " ")
    #expect(try await provider.people(matching: different, notIn: "1", limit: 50).people == [])
  }

  @Test(arguments: Conformer.allCases, [(1, [1]), (4, [1, 2, 7, 8]), (5, [1, 2, 7, 8, 10]), (6, [1, 2, 7, 8, 10])])
  func `a search returns the first people, and whether there are more`(
    conformer: Conformer, search: (limit: Int, ids: [Int])
  ) async throws {
    let provider = try await provider(conformer)
    try await provider.acting(as: Self.people[8]).join(group: "1")
    let found = try await provider.people(matching: "a", notIn: "1", limit: search.limit)
    #expect(found.people.map(\.id) == search.ids.map(String.init))
    #expect(found.isWhole == (search.limit >= 5))
  }

  @Test(arguments: Conformer.allCases)
  func `without a filter, a search returns the first people`(conformer: Conformer) async throws {
    let found = try await provider(conformer).people(matching: "", notIn: "1", limit: 3)
    #expect(found.people == Array(Self.people.prefix(3)))
    #expect(!found.isWhole)
  }

  @Test(arguments: Conformer.allCases)
  func `a search does not find members of the group`(conformer: Conformer) async throws {
    let provider = try await provider(conformer)
    for member in [Self.people[0], Self.people[8]] { try await provider.acting(as: member).join(group: "1") }
    let found = try await provider.people(matching: "a", notIn: "1", limit: 50)
    #expect(found.people.map(\.id) == ["2", "7", "8", "10"])
  }

  private func provider(_ conformer: Conformer) async throws -> any GroupDataProvider {
    switch conformer {
    case .fake:
      return GroupFakeDataProvider(
        groups: [Group(id: "1", name: "Empty")], people: Self.people.dropLast(), me: Self.people[9])
    case .sqlite:
      let database = try await SQLiteDatabase(at: .file(directory.store))
      try replacePeople(on: SQLiteConnection(to: .file(directory.store)))
      return StoredGroupDataProvider(database: database, me: Self.people[9])
    #if PostgreSQL
      case .postgreSQL:
        let address = try directory.database().address
        let database = try await PostgreSQLDatabase(at: address, beginningWith: .samples())
        let connection = try PostgreSQLConnection(to: address)
        try replacePeople(on: connection)
        return StoredGroupDataProvider(database: database, me: Self.people[9])
    #endif
    }
  }

  /// Puts these people in the place of a new store's.
  private func replacePeople(on connection: some SQLConnection) throws {
    try connection.run("DELETE FROM people", [])
    let rows = Self.people.map { person in
      [Value.key(of: person.id), .text(person.firstName), .text(person.lastName)]
    }
    try connection.insert(rows, into: "people (id, first_name, last_name)")
    try NameKeys.insert(with: connection)
  }
}
