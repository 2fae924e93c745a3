import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// A fake is only useful if it behaves like the store: both must give the same answers to random calls.
@Suite(.fewAtOnce)
struct RandomOperationsTests {
  @Test(arguments: ConformingProvider.stores, TestRun.seeds(1, 2))
  func `store and fake give the same answers to the same calls`(
    conformer: ConformingProvider, seed: UInt64
  ) async throws {
    let directory = try TemporaryDirectory()
    var random = SeededGenerator(seed: seed)
    let store = try await conformer.groups(in: directory)
    let fake = try await copy(of: store)
    let (storeChanges, fakeChanges) = (ChangeCount(of: store.groupsDidChange), ChangeCount(of: fake.groupsDidChange))
    var inverses: [GroupsEdit] = []
    for step in 1...TestRun.steps(250, long: 10_000) {
      let operation = Operation.random(using: &random)
      let (stored, faked) = (await operation.outcome(of: store), await operation.outcome(of: fake))
      try #require(stored == faked, "step \(step): \(operation)")
      try #require(storeChanges.value == fakeChanges.value, "step \(step): \(operation)")
      // An edit or, every other time, the inverse of an earlier one, which may have been overtaken.
      let group = try? await fake.group(String(Int.random(in: 1...40, using: &random)))
      let leave = group?.participants.first.map {
        GroupsEdit.move($0.person, in: group?.id ?? "", from: GroupCategory($0.standing), to: nil)
      }
      guard let edit = (inverses + [leave].compactMap(\.self)).randomElement(using: &random) else { continue }
      let (made, faking) = (await outcome(of: edit, by: store), await outcome(of: edit, by: fake))
      try #require(made == faking, "step \(step): \(edit)")
      if case .success(let write) = made { inverses = inverses.suffix(20) + [write.inverse] }
    }
  }

  private struct Write: Equatable {
    let group: Group
    let inverse: GroupsEdit
  }

  private func outcome(of edit: GroupsEdit, by provider: any GroupDataProvider) async -> Result<Write, GroupsError> {
    do {
      let (group, inverse) = try await provider.make(edit)
      return .success(Write(group: group, inverse: inverse))
    } catch {
      return .failure(error)
    }
  }

  private func copy(of store: any GroupDataProvider) async throws -> GroupFakeDataProvider {
    var groups: [Group] = []
    for category in GroupCategory.allCases { groups += try await store.groups(in: category) }
    let alone = try #require(groups.first { $0.members == [store.me] })
    let people = try await store.people(notIn: alone.id)
    return GroupFakeDataProvider(groups: groups, people: people, me: store.me)
  }
}
