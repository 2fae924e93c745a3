import Changes
import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Assembles the calçot for studying a book, which leads nowhere and so has no coordinator.
enum StudyCoordinator {
  /// Assembles the calçot, and shows it.
  static func show(book: Book.ID, on place: Place, _ services: Services) {
    // The parts.
    let interactor = StudyInteractor(book: book, dataProvider: services.books)
    let viewModel = StudyViewModel(interactor: interactor)

    // The view.
    let page = Page(StudyView.self, viewModel, load: viewModel.fetchBook)

    // The wire: when the model changes, the view gets a new view model.
    interactor.bookDidChange.add(page) { page in page.update() }

    // The screen.
    place.show(page, reloadingOn: services.books.booksDidChange)
  }
}
