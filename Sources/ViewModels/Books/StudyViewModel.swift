import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// Prepares the study screen for its view, and routes the user's interactions.
///
/// A snapshot of the interactor's model. This calçot opens no other screen, so it has no coordinator.
package struct StudyViewModel: Snapshot {
  private let interactor: any StudyInteractorProtocol
  private let book: LoadState<Book, BooksError>

  package init(interactor: any StudyInteractorProtocol) {
    self.interactor = interactor
    book = interactor.book
  }

  package func updated() -> Self { Self(interactor: interactor) }

  // MARK: On the screen

  package var id: String { interactor.id }
  /// The book's name, or a placeholder until it is known.
  package var bookName: Text { book.value.map { Text(verbatim: $0.name) } ?? .books(.book) }
  /// The share of the book that is known; nil if the book is not loaded, or was deleted.
  package var currentProgress: Progress? { shown.value.map { Progress(KnownShare(of: [$0])) } }
  package var content: Content {
    Content(shown) { .loaded(.books(.knownCards($0.knownCount, of: $0.cardCount))) }
  }
  package var notice: Notice? { book.notice }

  // MARK: Inside: the interactor

  package func fetchBook() async { await interactor.fetchBook() }

  /// Returns why this number of cards cannot be added to the known cards; nil if it can.
  package func problem(knowing cards: String) -> Text? { interactor.problem(knowing: cards)?.text }

  /// Returns why this number of cards cannot be forgotten; nil if it can.
  package func problem(forgetting cards: String) -> Text? { interactor.problem(forgetting: cards)?.text }

  /// Adds the typed number to the known cards.
  package var know: Command<String> {
    .reporting(disabled: disabledReason(.allKnown) { $0.knownCount == $0.cardCount }) {
      let (cards, undo) = try await interactor.know($0)
      return Outcome(.books(.learnt(cards: cards, book: bookName)), undo: undo)
    }
  }

  /// Subtracts the typed number from the known cards.
  package var forget: Command<String> {
    .reporting(disabled: disabledReason(.noneKnown) { $0.knownCount == 0 }) {
      let (cards, undo) = try await interactor.forget($0)
      return Outcome(.books(.forgotten(cards: cards, book: bookName)), undo: undo)
    }
  }

  // MARK: -

  /// The state of the book to show; it has no value once the book has been deleted.
  private var shown: LoadState<Book, BooksError> { book.without(gone: .bookGone) }

  /// Returns why a command cannot change the number of known cards; nil if it can.
  private func disabledReason(_ noneLeft: BooksText, ifNoneLeft: (Book) -> Bool) -> Text? {
    book.disabledReason(gone: .bookGone) ?? (book.value.map(ifNoneLeft) == true ? .books(noneLeft) : nil)
  }
}
