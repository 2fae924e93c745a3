import Localization
import Models

/// One row of the list of books.
///
/// Made by ``BookRows`` for each row shown. It never changes; a changed book gets a new one.
nonisolated package struct BookRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let name: Text
  package let cardCount: Text
  /// How much of the book is known, as a percentage from 0 to 100.
  package let percent: Int
  package let progress: Text

  init(_ book: Book) {
    id = book.id
    name = Text(verbatim: book.name)
    cardCount = .books(.cardCount(book.cardCount))
    percent = KnownShare(of: [book]).percent
    progress = .books(.bookProgress(percent: percent))
  }
}
