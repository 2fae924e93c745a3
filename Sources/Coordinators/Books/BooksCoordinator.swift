import Changes
import Interactors
import Models
import Navigation
import Presenting
import TextViews
import ViewModels

/// Leads from the list of books to adding a book, to studying a book, and to questions.
///
/// Owned by the list's view model.
package final class BooksCoordinator: BooksCoordinatorProtocol {
  private let place: Place
  private let services: Services

  private init(_ place: Place, _ services: Services) {
    self.place = place
    self.services = services
  }

  /// Assembles the calçot of the list of books, and shows it.
  static func show(on place: Place, _ services: Services) {
    // The parts.
    let interactor = BooksInteractor(dataProvider: services.books)
    let coordinator = BooksCoordinator(place, services)
    let viewModel = BooksViewModel(interactor: interactor, coordinator: coordinator)

    // The view; it observes its view model, so there is nothing to wire.
    let page = Page(BooksView.self, viewModel, load: viewModel.fetchBooks)

    // The screen.
    place.show(page, reloadingOn: services.books.booksDidChange)
  }

  package func addBook() async -> Outcome? {
    await Answer.from { AddBookCoordinator.show(answering: $0, on: place.above, services) }
  }

  package func ask(_ question: Question) async -> Bool { await QuestionCoordinator.ask(question, above: place) }

  package func study(book: Book.ID) {
    StudyCoordinator.show(book: book, on: place.above, services)
  }
}
