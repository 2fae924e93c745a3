import Localization
import Models

/// One row of the list of books.
///
/// Made by ``BookRows`` for each row shown. It never changes; a changed book gets a new one.
nonisolated package struct BookRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let name: Text
  package let cardCount: Text
  /// How much of the book is known.
  package let progress: Text

  init(_ book: Book) {
    id = book.id
    name = Text(verbatim: book.name)
    cardCount = .books(.cardCount(book.cardCount))
    progress = .books(.bookProgress(percent: KnownShare(of: [book]).percent))
  }
}
