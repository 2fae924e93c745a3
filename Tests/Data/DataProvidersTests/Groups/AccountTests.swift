import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The people of a store, and the one user of a store of an earlier version.
@Suite(.fewAtOnce)
struct AccountTests {
  private let directory: TemporaryDirectory
  private let anna: StoreAccount

  init() throws {
    directory = try TemporaryDirectory()
    anna = try .login("anna", "Anna Roca i Mas")
  }

  private func database() async throws -> SQLiteDatabase { try await SQLiteDatabase(at: .file(directory.store)) }

  @Test func `the first person in a store becomes the user of the samples, and stays the same user later`() async throws
  {
    let first = try await database().person(of: anna)
    #expect(first.fullName == "Anna Roca i Mas")
    #expect(try await database().person(of: anna) == first)
    #expect(try await StoredGroupDataProvider(over: database(), as: anna).groups(in: .joined).count == 14)
  }

  @Test func `a person who comes later is registered, is in no group, and can be found`() async throws {
    let first = try await StoredGroupDataProvider(over: database(), as: .login("ben", "ben"))
    let second = try await StoredGroupDataProvider(over: database(), as: anna)
    #expect((second.me.firstName, second.me.lastName) == ("Anna", "Roca i Mas"))
    #expect(Int(second.me.id) == (Int(first.me.id) ?? 0) + 1)
    #expect(try await second.groups(in: .joined) == [])
    #expect(try await second.groups(in: .suggested).count == 24)
    #expect(try await first.people(matching: "roca mas", notIn: "1", limit: 50).people == [second.me])
    #expect(try await database().person(of: anna) == second.me)
  }

  @Test func `a person cannot be registered in a read-only store`() async throws {
    _ = try await database()
    let readOnly = try await SQLiteDatabase(at: .file(directory.store), options: StoreOptions(isReadOnly: true))
    let stranger = try await StoredGroupDataProvider(over: readOnly, as: anna)
    #expect(stranger.me.fullName == "Anna Roca i Mas")
    #expect(try await stranger.groups(in: .suggested).count == 24)
    #expect(try await database().person(of: .only).fullName == "You")
  }

  @Test func `looking up the user of a locked store fails with an error`() async throws {
    _ = try await database()
    let impatient = try await SQLiteDatabase(at: .file(directory.store), options: StoreOptions(busyTimeout: .zero))
    let other = try SQLiteConnection(to: .file(directory.store))
    try other.execute("BEGIN IMMEDIATE")
    let error = await #expect(throws: StoreError.self) { try await impatient.person(of: anna) }
    #expect(error?.problem == .busy)
  }

  @Test(arguments: 1...3)
  func `the only user of an earlier version is in the joined groups, and is invited to the groups with invitations`(
    version: Int
  ) async throws {
    try Schema.current.upTo(version).makeFilled(on: SQLiteConnection(to: .file(directory.store)))
    let provider = try await StoredGroupDataProvider(over: database(), as: anna)
    let me = provider.me
    let nuria = User(id: "1", firstName: "Núria", lastName: "Vidal")
    let roca = User(id: "2", firstName: "Anna", lastName: "Roca")
    #expect(me == User(id: "3", firstName: "Anna", lastName: "Roca i Mas", account: "anna"))
    let first = [Participant(roca, number: 1), Participant(nuria, number: 2), Participant(me, number: 5)]
    let second = [Participant(nuria, number: 3), Participant(me, .invited(by: nil), number: 6)]
    #expect(
      try await provider.groups(in: .joined) == [
        Group(id: "1", name: "Owls", participants: first),
        Group(id: "4", name: "Nobody", participants: [Participant(me, number: 7)]),
      ])
    #expect(
      try await provider.groups(in: .invited) == [Group(id: "2", name: "Larks", participants: second)])
    let third = [Participant(roca, number: 4)]
    #expect(
      try await provider.groups(in: .suggested) == [Group(id: "3", name: "Swifts", participants: third)])
    #expect(try await provider.people(matching: "roca mas", notIn: "3", limit: 50).people == [me])
  }

  @Test func `a renamed person is found by the new name, and not by the old name`() async throws {
    let anna = anna
    let ben = try StoreAccount.login("ben", "Ben")
    _ = try await database().person(of: anna)
    let other = try await StoredGroupDataProvider(over: database(), as: ben)
    let named = try await database().rename(anna, to: PersonName("Annette Puig"))
    #expect(try await database().person(of: anna) == named)
    #expect(try await other.people(matching: "annette", notIn: "24", limit: 50).people == [named])
    #expect(try await other.people(matching: "roca mas", notIn: "24", limit: 50).people == [])
  }

  @Test func `two people with the same name are distinguished by their accounts`() async throws {
    let first = try await StoredGroupDataProvider(over: database(), as: .login("anna1", "Anna Ferrer"))
    let second = try await StoredGroupDataProvider(over: database(), as: .login("anna2", "Anna Ferrer"))
    let group = try await second.createGroup(GroupName("Twins"))
    let people = try await second.people(matching: "anna ferrer", notIn: group, limit: 50).people
    #expect(people == [first.me] && people.map(\.account) == ["anna1"])
    #expect(try await second.group(group).members.map(\.account) == ["anna2"])
  }

  @Test func `a shared account and an account that is not shared can have the same text`() throws {
    let connection = try SQLiteConnection(to: .memory)
    try Schema.current.make(on: connection)
    try connection.insert(
      [["team/anna", ""], ["team", "anna"]].map { [.text($0[0]), .text($0[1]), .text("Anna"), .text("")] },
      into: "people (account, sharer, first_name, last_name)")
    #expect(throws: StoreError.self) {
      try connection.execute(
        "INSERT INTO people (account, sharer, first_name, last_name) SELECT 'team', 'anna', '', ''")
    }
  }
}
