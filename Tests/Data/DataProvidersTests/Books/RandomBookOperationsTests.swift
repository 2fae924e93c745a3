import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The fake is only of use if it behaves like the store: both give the same answers to the same calls.
@Suite(.fewAtOnce)
struct RandomBookOperationsTests {
  @Test(arguments: ConformingProvider.stores)
  func `store and fake give the same answers to the same calls`(conformer: ConformingProvider) async throws {
    let directory = try TemporaryDirectory()
    let seed = RandomTest.seed
    var random = SeededGenerator(seed: seed)
    let store = try await conformer.books(in: directory)
    let fake = BookFakeDataProvider(books: try await store.books())
    let (storeChanges, fakeChanges) = (ChangeCount(of: store.booksDidChange), ChangeCount(of: fake.booksDidChange))
    for step in 1...500 {
      let operation = try BookOperation.random(using: &random)
      let (stored, faked) = (await operation.outcome(of: store), await operation.outcome(of: fake))
      try #require(stored == faked, "SEED=\(seed), step \(step): \(operation)")
      try #require(storeChanges.value == fakeChanges.value, "SEED=\(seed), step \(step): \(operation)")
    }
  }
}
