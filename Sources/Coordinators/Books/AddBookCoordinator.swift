import Changes
import Interactors
import Models
import Navigation
import Presenting
import TextViews
import ViewModels

/// Leads from one screen for adding a book to the next, and closes both with an answer.
///
/// Owned by the view model that both screens share.
package final class AddBookCoordinator: AddBookCoordinatorProtocol {
  private let place: Place
  private let answer: Answer<Outcome>

  private init(_ place: Place, _ answer: Answer<Outcome>) {
    self.place = place
    self.answer = answer
  }

  /// Assembles the calçot for adding a book, and shows its first screen.
  static func show(answering answer: Answer<Outcome>, on place: Place, _ services: Services) {
    // The parts.
    let interactor = AddBookInteractor(dataProvider: services.books)
    let coordinator = AddBookCoordinator(place, answer)
    let viewModel = AddBookViewModel(interactor: interactor, coordinator: coordinator)

    // The view; it observes its view model, so there is nothing to wire.
    let page = Page(AddBookNameView.self, viewModel, load: viewModel.fetchNames)

    // The screen.
    place.show(page, reloadingOn: services.books.booksDidChange)
  }

  package func presentCardCount(of viewModel: AddBookViewModel) {
    // Another view of the same calçot; the page below loads for both.
    place.above.show(Page(AddBookCountView.self, viewModel))
  }

  package func finish(with outcome: Outcome) {
    answer.give(outcome)
    place.leave()
  }
}
