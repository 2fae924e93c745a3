import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The calls that every `GroupDataProvider` refuses; a refused call changes nothing and notifies no observer.
@Suite(.fewAtOnce)
struct GroupDataProviderRefusals {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ConformingProvider.allCases, ["0", "-1", "99999999999999999999", "01", "+1", " 1", "one", ""])
  func `every call with an unknown group is refused`(conformer: ConformingProvider, id: Group.ID) async throws {
    let provider = try await conformer.groups(in: directory)
    try await expectRefusal(.groupGone, by: provider) { _ = try await provider.group(id) }
    try await expectRefusal(.groupGone, by: provider) { _ = try await provider.people(notIn: id) }
    let name = try GroupName("New")
    try await expectRefusal(.groupGone, by: provider) { try await provider.rename(group: id, to: name) }
    try await expectRefusal(.groupGone, by: provider) { try await provider.join(group: id) }
    try await expectRefusal(.groupGone, by: provider) { try await provider.dissolve(group: id) }
    try await expectRefusal(.groupGone, by: provider) { try await provider.add(user: "1", to: id) }
    try await expectRefusal(.groupGone, by: provider) { try await provider.remove(user: "1", from: id) }
  }

  @Test(arguments: ConformingProvider.allCases, ["0", "-1", "99999999999999999999", "01", "+1", " 1", "one", ""])
  func `adding an unknown person is refused`(conformer: ConformingProvider, id: User.ID) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try await provider.newGroup(GroupName("Empty"))
    try await expectRefusal(.personGone, by: provider) { try await provider.add(user: id, to: group.id) }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `adding a member again is refused`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let member = try #require(group.members.first { $0 != provider.me })
    let error = GroupsError.isAlready(.joined, person: "", group: group.name)
    try await expectRefusal(error, by: provider) { try await provider.add(user: member.id, to: group.id) }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `removing a person who is not a member is refused`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let person = try #require(try await provider.people(notIn: group.id).first)
    for id in [person.id, "0", "one"] {
      let error = GroupsError.isAlready(.suggested, person: "", group: group.name)
      try await expectRefusal(error, by: provider) { try await provider.remove(user: id, from: group.id) }
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a group that has changed cannot be renamed or restored, and none of its members can be moved`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .invited).first)
    let joined = try #require(try await provider.groups(in: .joined).first)
    let me = provider.me
    let isInvited = GroupsError.isAlready(.invited, person: nil, group: group.name)
    let refused: [(GroupsEdit, GroupsError)] = [
      (.move(me, in: group.id, from: .joined, to: nil), isInvited),
      (.move(me, in: group.id, from: .suggested, to: .joined), isInvited),
      (.move(me, in: group.id, from: .invited, to: .invited(by: nil)), isInvited),
      (.rename(joined.id, from: "Towers", to: "Owls"), .renamedSince(joined.name)),
      (.rename(joined.id, from: joined.name, to: joined.name), .nameUnchanged),
      (.restore(group), .changedSince),
    ]
    for (edit, error) in refused {
      try await expectRefusal(error, by: provider) { _ = try await provider.apply(edit) }
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `none of several edits is applied if one is refused, and the error names the refused edit`(
    conformer: ConformingProvider
  )
    async throws
  {
    let provider = try await conformer.groups(in: directory)
    let groups = try await provider.groups(in: .joined)
    try #require(groups.count > 1)
    let invited = try #require(try await provider.groups(in: .invited).first)
    let edits: [GroupsEdit] = [
      .create(try GroupName("New"), by: provider.me), .move(provider.me, in: groups[0].id, from: .joined, to: nil),
      .rename(groups[1].id, from: "Towers", to: "Owls"),
    ]
    let error = GroupsError.refused("Towers", because: .renamedSince(groups[1].name))
    try await expectRefusal(error, by: provider) { _ = try await provider.apply(edits) }
    try await expectRefusal(.groupGone, by: provider) {
      _ = try await provider.apply([
        .move(provider.me, in: invited.id, from: .invited, to: nil),
        .move(provider.me, in: "0", from: .invited, to: .joined),
      ])
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `none of several edits of one group is applied if one is refused, and the error names the refused edit`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first { $0.members.count > 1 })
    let stranger = User(id: "99999", firstName: "Nobody", lastName: "")
    let edits = group.emptying(except: provider.me)
    try await expectRefusal(.refused("Nobody", because: .personGone), by: provider) {
      _ = try await provider.apply([.move(stranger, in: group.id, from: .suggested, to: .joined)] + edits)
    }
    let first = try #require(group.participants.first { $0.id != provider.me.id })
    let error = GroupsError.isAlready(.suggested, person: first.person.fullName, group: group.name)
    try await expectRefusal(error, by: provider) {
      _ = try await provider.apply(edits + edits)
    }
  }

  private func expectRefusal(
    _ error: GroupsError, by provider: any GroupDataProvider, sourceLocation: SourceLocation = #_sourceLocation,
    of call: () async throws -> Void
  ) async throws {
    let changes = ChangeCount(of: provider.groupsDidChange)
    let before = try await everything(of: provider)
    await #expect(throws: error, sourceLocation: sourceLocation) { try await call() }
    #expect(try await everything(of: provider) == before, sourceLocation: sourceLocation)
    #expect(changes.value == 0, sourceLocation: sourceLocation)
  }

  private func everything(of provider: any GroupDataProvider) async throws -> [[Group]] {
    var everything: [[Group]] = []
    for category in GroupCategory.allCases {
      everything.append(try await provider.groups(in: category))
    }
    return everything
  }
}
