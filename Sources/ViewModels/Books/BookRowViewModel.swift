import Localization
import Models

/// One row of the list of books.
///
/// Made by ``BookRows`` for the rows that are shown. It never changes: when its book does, the list has another one.
///
/// Seed 002.
nonisolated package struct BookRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let name: String
  /// How many cards it has, in words.
  package let cardCount: String
  /// How much of it is known, in words.
  package let progress: String

  init(_ book: Book, strings: Strings) {
    id = book.id
    name = book.name
    cardCount = strings(BooksText.cardCount, count: book.cardCount)
    progress = strings(BooksText.bookProgress, ["percent": strings.number(KnownShare(of: [book]).percent)])
  }
}
