import Changes
import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// A write is taken back, and made again, after a second process has gone on from it.
///
/// Then only what the other has written remains, and everything else is as before; or it is refused, and nothing has
/// changed.
@Suite(.fewAtOnce, .computesOnly)
struct TakenBackBooksTests {
  @Test(arguments: ConformingProvider.stores + [.sqliteFile], TestRun.seeds(1, 2))
  func `what was written is taken back and made again, and what others have written stays`(
    conformer: ConformingProvider, seed: UInt64
  ) async throws {
    let directory = try TemporaryDirectory()
    var random = SeededGenerator(seed: seed)
    let databases = try #require(try await conformer.pair(in: directory))
    let own = StoredBookDataProvider(database: databases.0)
    let other = StoredBookDataProvider(database: databases.1)
    for book in try await own.books().dropFirst(5) { try await own.delete(book: book.id) }
    var now = try await own.books()
    // Each commit to a file waits for the disk.
    for round in 1...TestRun.steps(conformer == .sqliteMemory ? 125 : 15, long: 1_000) {
      // What the write has made of what; then the same for taking it back.
      var before = now
      guard var write = try? await own.make(edit(of: before, using: &random)).inverse else { continue }
      var after = try await own.books()
      now = after
      for step in ["undo", "redo"] {
        let others = Int.random(in: 0...3, using: &random)
        for _ in 0..<others { _ = try? await other.make(edit(of: now, using: &random)) }
        now = try await other.books()
        let comment: Comment = "round \(round), \(step) by \(write) after \(others) others"
        do {
          write = try await own.make(write).inverse
          let result = try await own.books()
          let expected = try Merge.values(before, after, now, one: merge)
          try #require(result == expected, comment)
          // Taking it back turns the result into what is now.
          (before, after, now) = (now, result, result)
        } catch let error as BooksError {
          // Only because of what others have done to the same book, or because its name is in use.
          let id = write.book
          let isChanged = now.first { $0.id == id } != after.first { $0.id == id }
          try #require(isChanged || error == .nameTaken && now != after, "\(comment): \(error)")
          try #require(await own.books() == now, comment)
          break
        }
      }
    }
  }

  /// Takes a write to one book back, and keeps what was learned since.
  private func merge(_ old: Book, _ new: Book, _ current: Book) throws -> Book {
    let known = current.knownCount - new.knownCount + old.knownCount
    return try Book(id: old.id, name: old.name, cardCount: old.cardCount, knownCount: known)
  }

  /// Returns a random edit of books, most of which are as it takes for granted.
  private func edit(of books: [Book], using random: inout SeededGenerator) throws -> BooksEdit {
    let name = ["Öl", "o\u{308}L", "Straße", "Latin", "latin", "左京"].randomElement(using: &random) ?? ""
    let add = BooksEdit.add(try BookName(name), cards: try CardCount(String(Int.random(in: 1...20, using: &random))))
    guard books.count > 2, let book = books.randomElement(using: &random) else { return add }
    switch Int.random(in: 0..<8, using: &random) {
    case 0...1: return add
    case 2...3: return .delete(book)
    default: return .learn(Int.random(in: -5...5, using: &random), in: book.id)
    }
  }
}
