import Localization
package import Models
import TextUI
import TextViews
package import ViewModels

/// Leads from the first screen on which a book is added to the second, and out of both, with the answer or without.
///
/// Owned by the view model that both screens share.
///
/// Seed 002.
package final class AddBookCoordinator: AddBookCoordinatorProtocol {
  private weak var navigation: NavigationController?
  /// The screen that the process began on, and returns to.
  private weak var origin: (any TextView)?
  private let answer: Answer<Book.ID>
  private let strings: Strings

  init(navigation: NavigationController, answer: Answer<Book.ID>, strings: Strings) {
    self.navigation = navigation
    origin = navigation.top
    self.answer = answer
    self.strings = strings
  }

  package func presentCardCount(of viewModel: AddBookViewModel) {
    // The other view of the same calçot: all its parts are there already.
    navigation?.push(AddBookCountView(viewModel: viewModel, strings: strings))
  }

  package func dismissCardCount() {
    navigation?.pop()
  }

  package func finish(with book: Book.ID) {
    answer.give(book)
    guard let origin else { return }
    navigation?.pop(to: origin)
  }

  package func cancel() {
    navigation?.pop()
  }
}
