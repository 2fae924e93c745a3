import Interactors
import Localization
import Models
import Observation
import Presenting
import Texts

/// Prepares both screens for adding a book, and routes the user's interactions.
///
/// Both screens share this view model, so that the typed text stays when the user goes back and forth. It holds typed text, so
/// it is observable and never replaced.
@Observable
package final class AddBookViewModel {
  /// The name typed so far.
  package var name = ""
  /// The number of cards typed so far.
  package var cardCount = ""

  private let interactor: any AddBookInteractorProtocol
  private let coordinator: any AddBookCoordinatorProtocol

  package init(interactor: any AddBookInteractorProtocol, coordinator: any AddBookCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: On the screen

  /// The problem with the typed name, if one is known.
  package var nameProblem: Text? { interactor.problem(withName: name)?.text }
  package var cardCountTitle: Text { .books(.cardCountTitle(book: name)) }
  package var cardCountProblem: Text? { interactor.problem(withCardCount: cardCount)?.text }
  package var notice: Notice? { interactor.takenKeys.notice }

  // MARK: Inside: the interactor

  package func fetchNames() async { await interactor.fetchNames() }

  // MARK: Elsewhere: the coordinator

  /// Shows the second screen.
  package var ok: Command<Void> {
    Command(disabled: nameProblem) { [self] in coordinator.presentCardCount(of: self) }
  }

  // MARK: Inside, then elsewhere

  /// Adds the book and leaves both screens; if adding fails, the typed text stays.
  package var create: Command<Void> {
    Command(disabled: cardCountProblem ?? nameProblem) { [self] in
      let (book, undo) = try await interactor.addBook(named: name, cards: cardCount)
      coordinator.finish(with: Outcome(.books(.added(book: book.name)), row: book.id, undo: undo))
    }
  }
}
