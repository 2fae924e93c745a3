import Interactors
import Models
import TextUI
import TextViews
import ViewModels

extension RootCoordinator {
  /// What of the books app the program can start with, above the list.
  enum BooksStart {
    case list
    case adding
    case studying(Book.ID)
  }

  /// Shows the list of books above the top screen, and another screen above the list if it is wanted.
  ///
  /// Seed 002.
  func presentBooks(_ start: BooksStart = .list) {
    guard let navigation else { return }

    // The parts of the next calçot.
    let coordinator = BooksCoordinator(navigation: navigation, dataProvider: books, strings: strings)
    let interactor = BooksInteractor(dataProvider: books)
    let viewModel = BooksViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

    // The view.
    let view = BooksView(viewModel: viewModel, strings: strings)

    // The wire: changed data has the view load again. The view model derives what it shows, so no model is wired.
    books.booksDidChange.add(view, BooksView.load)

    // The screen.
    navigation.push(view)
    switch start {
    case .list: break
    case .adding: view.work.perform(viewModel.addBook)
    case .studying(let book): coordinator.study(book: book)
    }
  }
}
