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
  /// The first of the two screens, set before it is shown: with it both go.
  weak var firstScreen: (any TextView)?
  private let answer: Answer<Book.ID>
  private let strings: Strings

  init(navigation: NavigationController, answer: Answer<Book.ID>, strings: Strings) {
    self.navigation = navigation
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
    // Adding takes a moment. Whoever has left meanwhile stays where they are.
    guard let firstScreen else { return }
    navigation?.pop(from: firstScreen)
  }

  package func cancel() {
    navigation?.pop()
  }
}
