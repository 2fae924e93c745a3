import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The abilities of the fake beyond the contract.
struct BookFakeDataProviderTests {
  private let provider = BookFakeDataProvider()

  @Test func `calls are recorded in order, with their arguments`() async throws {
    _ = try await provider.books()
    try await provider.learn(2, in: "1")
    #expect(provider.calls == [.books, .apply([.learn(2, in: "1")])])
  }

  @Test func `if the provider is set to fail, a call changes nothing and notifies no observer`() async throws {
    let changes = ChangeCount(of: provider.booksDidChange)
    provider.failure = .store(StoreError(.busy, path: "memory"))
    await #expect(throws: BooksError.store(StoreError(.busy, path: "memory"))) {
      try await provider.delete(book: "1")
    }
    #expect(changes.value == 0)
    provider.failure = nil
    #expect(try await provider.book("1") == .sample)
  }
}
