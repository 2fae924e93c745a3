import Fakes
import Interactors
import Models
import Observing
import Testing
import TestSupport

/// When every `GroupDataProvider` notifies its observers: once for each change, before the call returns.
@Suite(.fewAtOnce)
struct GroupDataProviderNotifications {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ConformingProvider.allCases)
  func `creating a group notifies once`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let changes = ChangeCount(of: provider.groupsDidChange)
    _ = try await provider.createGroup(GroupName("New"))
    #expect(changes.value == 1)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `renaming a group notifies once, and to the same name again is refused`(conformer: ConformingProvider)
    async throws
  {
    let provider = try await conformer.make(in: directory)
    let changes = ChangeCount(of: provider.groupsDidChange)
    let group = try #require(try await provider.groups(in: .joined).first)
    try await provider.rename(group: group.id, to: GroupName("Night Owls"))
    #expect(changes.value == 1)
    await #expect(throws: GroupsError.nameUnchanged) {
      try await provider.rename(group: group.id, to: GroupName("Night Owls"))
    }
    #expect(changes.value == 1)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `joining a group notifies once, and joining it again is refused`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let changes = ChangeCount(of: provider.groupsDidChange)
    let group = try #require(try await provider.groups(in: .invited).first)
    try await provider.join(group: group.id)
    #expect(changes.value == 1)
    await #expect(throws: GroupsError.noLonger(.joined)) { try await provider.join(group: group.id) }
    #expect(changes.value == 1)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `leaving a group with members notifies once`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let changes = ChangeCount(of: provider.groupsDidChange)
    let group = try #require(try await provider.groups(in: .joined).first)
    try await provider.leave(group: group.id)
    #expect(changes.value == 1)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `adding and removing a person notify once each`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let changes = ChangeCount(of: provider.groupsDidChange)
    let group = try #require(try await provider.groups(in: .joined).first)
    let person = try #require(try await provider.people(notIn: group.id).first)
    try await provider.add(user: person.id, to: group.id)
    #expect(changes.value == 1)
    try await provider.remove(user: person.id, from: group.id)
    #expect(changes.value == 2)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `reading does not notify`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let changes = ChangeCount(of: provider.groupsDidChange)
    let group = try #require(try await provider.groups(in: .joined).first)
    _ = try await provider.group(group.id)
    _ = try await provider.people(notIn: group.id)
    #expect(changes.value == 0)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a notified observer sees the change`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.make(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    await confirmation { told in
      provider.groupsDidChange.add { told() }
      _ = try? await provider.leave(group: group.id)
    }
    await #expect(throws: GroupsError.groupGone) { try await provider.group(group.id) }
  }
}
