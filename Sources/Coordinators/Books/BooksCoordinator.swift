package import Interactors
package import Localization
package import Models
package import TextUI
import TextViews
package import ViewModels

/// Leads from the list of books to adding one and to studying one, and back.
///
/// Owned by the list's view model.
///
/// Seed 002.
package final class BooksCoordinator: BooksCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let dataProvider: any BookDataProvider
  private let strings: Strings

  package init(navigation: NavigationController, dataProvider: any BookDataProvider, strings: Strings) {
    self.navigation = navigation
    self.dataProvider = dataProvider
    self.strings = strings
  }

  package func addBook() async -> Book.ID? {
    await Answer.from { answer in
      guard let navigation else { return }

      // The parts of the next calçot, which has two screens; its coordinator owns the answer.
      let coordinator = AddBookCoordinator(navigation: navigation, answer: answer, strings: strings)
      let interactor = AddBookInteractor(dataProvider: dataProvider)
      let viewModel = AddBookViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

      // The view of the first screen; the coordinator makes that of the second.
      let view = AddBookNameView(viewModel: viewModel, strings: strings)

      // The wires: changed data has the view load again, and both screens end with the first. The view model derives what
      // it shows, so no model is wired.
      dataProvider.booksDidChange.add(view, AddBookNameView.load)
      coordinator.firstScreen = view

      // The screen.
      navigation.push(view)
    }
  }

  package func study(book: Book.ID) {
    guard let navigation else { return }

    // The parts of the next calçot.
    let coordinator = StudyCoordinator(navigation: navigation)
    let interactor = StudyInteractor(book: book, dataProvider: dataProvider)
    let viewModel = StudyViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

    // The view.
    let view = StudyView(viewModel: viewModel, path: book, strings: strings)

    // The wire: changed data has the view load again. The view model derives what it shows, so no model is wired.
    dataProvider.booksDidChange.add(view, StudyView.load)

    // The screen.
    navigation.push(view)
  }

  package func ask(_ question: Question) async -> Bool {
    await Answer.from { QuestionCoordinator.present(question, answering: $0, on: navigation) } ?? false
  }

  package func dismissBooks() {
    navigation?.pop()
  }
}
