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

  @Test func `if the provider is set to fail, a call changes nothing and notifies no observer`() async throws {
    let changes = ChangeCount(of: provider.groupsDidChange)
    let failure = GroupsError.store(StoreError(.busy, path: "memory"))
    provider.failure = failure
    await #expect(throws: failure) { try await provider.dissolve(group: "1") }
    #expect(changes.value == 0)
    provider.failure = nil
    #expect(try await provider.group("1") == .sample)
  }

  @Test func `answers that a test holds back arrive in the order in which the test releases them`() async throws {
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

  @Test func `an answer that a test holds back contains the data from the time of its call`() async throws {
    provider.holdAnswers()
    let reading = Task { try await provider.group("1") }
    let leaving = Task { _ = try await provider.apply(Group.sample.dissolving(by: .sampleMe)) }
    await eventually("the group is left") { provider.answer(.apply(Group.sample.dissolving(by: .sampleMe))) }
    try await value(of: leaving, "leaving ends")
    #expect(provider.answer(.group("1")))
    #expect(try await value(of: reading, "reading ends") == .sample)
  }
}
