import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// Two processes change one book at the same time; two connections stand for them.
@Suite(.fewAtOnce)
struct LostUpdateTests {
  /// How often both change it together; each commit waits for the disk, so they are few.
  private static let rounds = 20

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `no change is lost when two connections write at the same time`() async throws {
    // Either waits for the other, however long a busy machine takes.
    let first = try await provider(busyTimeout: .seconds(3600))
    let second = try await provider(busyTimeout: .seconds(3600))
    let book = try await first.newBook(BookName("Rivers"), cards: CardCount(String(2 * Self.rounds)))
    for _ in 1...Self.rounds {
      async let one = first.apply([.learn(1, in: book.id)])
      async let other = second.apply([.learn(1, in: book.id)])
      _ = try await (one, other)
    }
    #expect(try await first.book(book.id).knownCount == book.cardCount)
  }

  @Test func `cards cannot be learnt or forgotten while another process is changing the number of known cards`()
    async throws
  {
    let provider = try await provider(busyTimeout: .zero)
    let known = try await provider.book("1").knownCount
    let other = try SQLiteConnection(to: .file(directory.store))
    try other.execute("BEGIN IMMEDIATE; UPDATE books SET known_count = 0 WHERE id = 1")
    // Had it read the book, it would say that there are not so many cards to forget.
    await #expect(throws: BooksError.store(StoreError(.busy, path: directory.store))) {
      try await provider.learn(-known - 1, in: "1")
    }
    try other.execute("COMMIT")
    await #expect(throws: BooksError.onlyKnown(0)) { try await provider.learn(-known - 1, in: "1") }
  }

  private func provider(busyTimeout: Duration) async throws -> StoredBookDataProvider {
    let options = StoreOptions(busyTimeout: busyTimeout)
    return StoredBookDataProvider(database: try await SQLiteDatabase(at: .file(directory.store), options: options))
  }
}
