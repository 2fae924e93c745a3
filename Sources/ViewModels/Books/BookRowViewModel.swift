import Localization
import Models
import Texts

/// One row of the list of books.
///
/// Created by ``BookRows`` for each row shown. It never changes; a changed book gets a new row view model.
nonisolated package struct BookRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let name: Text
  package let numberOfCards: Int
  package var cardCount: Text { .books(.cardCount(numberOfCards)) }
  /// The percentage of the book's cards that the user knows, from 0 to 100.
  package let percent: Int
  package var progress: Text { .books(.bookProgress(percent: percent)) }

  init(_ book: Book) {
    id = book.id
    name = Text(verbatim: book.name)
    numberOfCards = book.cardCount
    percent = KnownShare(of: [book]).percent
  }
}
