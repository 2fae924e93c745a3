import DataProviders
import Models
import TestSupport
import Testing

@Suite(.fewAtOnce)
struct SampleGroupsTests {
  private let provider: StoredGroupDataProvider

  init() async throws {
    provider = try await StoredGroupDataProvider(over: SQLiteDatabase(at: .memory))
  }

  @Test(arguments: [(GroupCategory.joined, 14), (.invited, 4), (.suggested, 6)])
  func `the sample groups include groups in every category`(category: GroupCategory, count: Int) async throws {
    #expect(try await provider.groups(in: category).count == count)
  }

  @Test func `the user is alone in one joined group, and the other joined groups have 3 to 13 members`() async throws {
    let sizes = try await provider.groups(in: .joined).map(\.members.count)
    #expect(sizes.count { $0 == 1 } == 1)
    #expect(sizes.allSatisfy { $0 == 1 || (3...13).contains($0) })
  }

  @Test func `everyone in the samples is a member of some group`() async throws {
    let alone = try #require(try await provider.groups(in: .joined).first { $0.members.count == 1 })
    let everybody = try await provider.people(notIn: alone.id) + [provider.me]
    var members: Set<User.ID> = []
    for category in GroupCategory.allCases {
      members.formUnion(try await provider.groups(in: category).flatMap(\.members).map(\.id))
    }
    #expect(everybody.count == 65)
    #expect(everybody.count { $0.firstName.isEmpty || $0.lastName.isEmpty } == 1, "only you have one name")
    #expect(members == Set(everybody.map(\.id)))
  }

  @Test func `the samples belong only to the person for whom the store is created`() async throws {
    let account = StoreAccount.named(try LoginName("bob"), try PersonName("Bob Ash"))
    let store = try await SQLiteDatabase(at: .memory, beginningWith: .samples(of: account))
    let ada = try await StoredGroupDataProvider(
      over: store, as: .named(try LoginName("ada"), try PersonName("Ada")))
    #expect(try await ada.groups(in: .joined) == [])
    let bob = try await StoredGroupDataProvider(over: store, as: account)
    #expect(try await bob.groups(in: .joined).count == 14)
    #expect(bob.me.fullName == "Bob Ash")
    #expect(try await bob.people(matching: "You", notIn: "1", limit: 9).people.isEmpty)
  }

  @Test func `in the samples, one filter matches members of the first group and more than two people outside it`()
    async throws
  {
    let group = try #require(try await provider.groups(in: .joined).first)
    let others = try await provider.people(notIn: group.id)
    #expect(group.members.contains(where: matches))
    #expect(group.members.contains { !matches($0) })
    #expect(others.count(where: matches) > 2)
  }

  private func matches(_ user: User) -> Bool {
    "\(user.firstName) \(user.lastName)".lowercased().contains("an")
  }
}
