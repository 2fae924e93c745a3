import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// Features of the fake beyond the contract.
struct GroupFakeDataProviderTests {
  private let provider = GroupFakeDataProvider()

  @Test func `calls are recorded in order, with their arguments`() async throws {
    let edit = GroupsEdit.move(.sampleSiobhan, in: "2", from: .suggested, to: .joined)
    _ = try await provider.groupsList(of: .invited)
    _ = try await provider.apply(edit)
    #expect(provider.calls == [.groupsList(.invited), .apply([edit])])
  }

  @Test func `a failing provider changes nothing and notifies no observer`() async throws {
    let changes = ChangeCount(of: provider.groupsDidChange)
    let failure = GroupsError.store(StoreError(.busy, path: "memory"))
    provider.failure = failure
    await #expect(throws: failure) { try await provider.dissolve(group: "1") }
    #expect(changes.value == 0)
    provider.failure = nil
    #expect(try await provider.group("1") == .sample)
  }

  @Test func `held answers arrive in the order of their release`() async throws {
    provider.holdAnswers()
    var answered: [GroupCategory] = []
    let first = Task {
      _ = try await provider.groupsList(of: .joined)
      answered.append(.joined)
    }
    let second = Task {
      _ = try await provider.groupsList(of: .invited)
      answered.append(.invited)
    }
    await eventually("the invited groups are asked for") { provider.answer(.groupsList(.invited)) }
    try await value(of: second, "the second call ends")
    #expect(provider.answer(.groupsList(.joined)))
    try await value(of: first, "the first call ends")
    #expect(answered == [.invited, .joined])
  }

  @Test func `a held answer has the state at the time of its call`() async throws {
    provider.holdAnswers()
    let reading = Task { try await provider.group("1") }
    let leaving = Task { _ = try await provider.apply(Group.sample.dissolving(by: .sampleMe)) }
    await eventually("the group is left") { provider.answer(.apply(Group.sample.dissolving(by: .sampleMe))) }
    try await value(of: leaving, "leaving ends")
    #expect(provider.answer(.group("1")))
    #expect(try await value(of: reading, "reading ends") == .sample)
  }
}
