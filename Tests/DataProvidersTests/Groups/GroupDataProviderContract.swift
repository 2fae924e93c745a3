import Interactors
import Models
import Testing

/// What every `GroupDataProvider` promises.
///
/// It starts with groups of all categories, the first of each with members, and with people who are not in them.
struct GroupDataProviderContract {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ConformingProvider.allCases)
  func `each group of an overview can be had alone`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    for category in GroupCategory.allCases {
      let groups = try await provider.groups(in: category)
      #expect(!groups.isEmpty)
      for group in groups {
        #expect(try await provider.group(group.id) == group)
      }
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `groups come in the order in which they were created`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let old = try await provider.groups(in: .joined)
    let suggested = try #require(try await provider.groups(in: .suggested).first)
    let first = try await provider.createGroup(GroupName("First"))
    let second = try await provider.createGroup(GroupName("Second"))
    try await provider.join(group: suggested.id)
    #expect(try await provider.groups(in: .joined) == old + [suggested, first, second])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `everybody is either in a group or not`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let everybody = try await provider.people(notIn: provider.createGroup(GroupName("Empty")).id)
    let others = try await provider.people(notIn: group.id)
    #expect(!group.members.isEmpty && !others.isEmpty)
    #expect(others == everybody.filter { !group.members.contains($0) })
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a group can have everybody in it`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let group = try await provider.createGroup(GroupName("All of us"))
    for person in try await provider.people(notIn: group.id) {
      _ = try await provider.add(user: person.id, to: group.id)
    }
    #expect(try await provider.people(notIn: group.id) == [])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a created group is empty, joined and the last`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let created = try await provider.createGroup(GroupName("Tandem riders"))
    #expect(created.name == "Tandem riders")
    #expect(created.members == [])
    #expect(try await provider.groups(in: .joined).last == created)
  }

  @Test(arguments: ConformingProvider.allCases, ["O'Brien's", "左京", "\u{202E}מקהלה", "a\0b", "👩‍👩‍👧‍👦", "%s ? ;--"])
  func `a name is kept as it is`(conformer: ConformingProvider, name: String) async throws {
    let provider = try await conformer.make(in: directory)
    let created = try await provider.createGroup(GroupName(name))
    #expect(try await provider.group(created.id).name == name)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `two groups may share a name`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let first = try await provider.createGroup(GroupName("Twins"))
    let second = try await provider.createGroup(GroupName("Twins"))
    #expect(first.id != second.id)
  }

  @Test(arguments: ConformingProvider.allCases, [GroupCategory.invited, .suggested])
  func `a group that is joined changes its category only`(
    conformer: ConformingProvider, category: GroupCategory
  ) async throws {
    let provider = try await conformer.make(in: directory)
    let group = try #require(try await provider.groups(in: category).first)
    try await provider.join(group: group.id)
    #expect(try await !provider.groups(in: category).contains(group))
    #expect(try await provider.groups(in: .joined).contains(group))
  }

  @Test(arguments: ConformingProvider.allCases, GroupCategory.allCases)
  func `a group that is left is gone`(conformer: ConformingProvider, category: GroupCategory) async throws {
    let provider = try await conformer.make(in: directory)
    let groups = try await provider.groups(in: category)
    let group = try #require(groups.first)
    try await provider.leave(group: group.id)
    #expect(try await provider.groups(in: category) == Array(groups.dropFirst()))
    await #expect(throws: GroupsError.groupGone) { try await provider.group(group.id) }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `the id of a group that was left is never given again`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let left = try await provider.createGroup(GroupName("Left"))
    try await provider.leave(group: left.id)
    #expect(try await provider.createGroup(GroupName("New")).id != left.id)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an added person is the last member`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let person = try #require(try await provider.people(notIn: group.id).first)
    let changed = try await provider.add(user: person.id, to: group.id)
    #expect(changed.members == group.members + [person])
    #expect(try await provider.group(group.id) == changed)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a removed member is gone`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let member = try #require(group.members.first)
    let changed = try await provider.remove(user: member.id, from: group.id)
    #expect(changed.members == Array(group.members.dropFirst()))
    #expect(try await provider.group(group.id) == changed)
    #expect(try await provider.people(notIn: group.id).contains(member))
  }

  @Test(arguments: ConformingProvider.allCases)
  func `who comes back is the last member`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let member = try #require(group.members.first)
    _ = try await provider.remove(user: member.id, from: group.id)
    let changed = try await provider.add(user: member.id, to: group.id)
    #expect(changed.members == group.members.dropFirst() + [member])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a member of two groups can leave one of them`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let member = try #require(group.members.first)
    let other = try await provider.createGroup(GroupName("Other"))
    _ = try await provider.add(user: member.id, to: other.id)
    try await provider.leave(group: other.id)
    #expect(try await provider.group(group.id) == group)
  }
}
