package import Interactors
package import Localization
import Observation

/// Prepares the two screens on which a book is added for their views, and passes on what the user does there.
///
/// Adding is one process, so both screens share this view model: what was typed on the first is still here on the second,
/// and after going back. It begins and ends with the process.
///
/// Owned by both views.
///
/// Seed 002.
@Observable
package final class AddBookViewModel {
  /// The name as far as it is typed.
  package var name = ""
  /// The number of cards as far as it is typed.
  package var cardCount = ""

  @ObservationIgnored private let interactor: any AddBookInteractorProtocol
  @ObservationIgnored private let coordinator: any AddBookCoordinatorProtocol
  @ObservationIgnored private let strings: Strings

  package init(
    interactor: any AddBookInteractorProtocol, coordinator: any AddBookCoordinatorProtocol, strings: Strings
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
  }

  // MARK: What is shown

  package var title: String { strings(BooksText.addTitle) }
  package var nameLabel: String { strings(BooksText.name) }
  package var okLabel: String { strings(BooksText.ok) }

  /// What is wrong with the name; nil if it will do, as far as is known.
  package var nameProblem: String? {
    interactor.problem(withName: name).map(strings.message)
  }

  package var cardCountTitle: String { strings(BooksText.cardCountTitle, ["book": name]) }
  package var cardCountLabel: String { strings(BooksText.cards) }
  package var createLabel: String { strings(BooksText.create) }

  /// What is wrong with the number of cards; nil if it will do.
  package var cardCountProblem: String? {
    interactor.problem(withCardCount: cardCount).map(strings.message)
  }

  // MARK: Inside this calçot: the interactor

  package func fetchNames() async {
    await interactor.fetchNames()
  }

  /// Adds the book and leaves both screens; if that is refused, what was typed stays.
  package var create: Command<Void> {
    Command(unless: self.refusal(self.cardCountProblem ?? self.nameProblem)) { [self] () throws(Refusal) in
      let book = try await strings.refusing { () throws(BooksError) in
        try await interactor.addBook(named: name, cards: cardCount)
      }
      coordinator.finish(with: book)
    }
  }

  // MARK: To another screen: the coordinator

  /// Goes on to the second screen.
  package var ok: Command<Void> {
    Command(unless: self.refusal(self.nameProblem)) { [self] () throws(Refusal) in
      coordinator.presentCardCount(of: self)
    }
  }

  /// Goes back to the first screen.
  package func changeName() {
    coordinator.dismissCardCount()
  }

  package func cancel() {
    coordinator.cancel()
  }

  private func refusal(_ problem: String?) -> Refusal? {
    problem.map { Refusal($0) }
  }
}
