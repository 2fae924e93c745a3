import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The fake is only of use if it behaves like the store: both give the same answers to the same calls.
@Suite(.fewAtOnce)
struct RandomBookOperationsTests {
  @Test(arguments: ConformingProvider.stores, TestRun.seeds(1, 2))
  func `store and fake give the same answers to the same calls`(
    conformer: ConformingProvider, seed: UInt64
  ) async throws {
    let directory = try TemporaryDirectory()
    var random = SeededGenerator(seed: seed)
    let store = try await conformer.books(in: directory)
    let fake = BookFakeDataProvider(books: try await store.books())
    let (storeChanges, fakeChanges) = (ChangeCount(of: store.booksDidChange), ChangeCount(of: fake.booksDidChange))
    for step in 1...TestRun.steps(250, long: 10_000) {
      let operation = try BookOperation.random(using: &random)
      let (stored, faked) = (await operation.outcome(of: store), await operation.outcome(of: fake))
      try #require(stored == faked, "step \(step): \(operation)")
      try #require(storeChanges.value == fakeChanges.value, "step \(step): \(operation)")
    }
  }
}
