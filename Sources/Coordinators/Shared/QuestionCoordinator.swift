import TextUI
import TextViews
import ViewModels

/// Leads out of a question, with the answer.
///
/// Owned by the question's view model.
package final class QuestionCoordinator: QuestionCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let answer: Answer<Bool>

  init(navigation: NavigationController, answer: Answer<Bool>) {
    self.navigation = navigation
    self.answer = answer
  }

  /// Presents a question above the top screen.
  static func present(_ question: Question, answering answer: Answer<Bool>, on navigation: NavigationController?) {
    guard let navigation else { return }

    // The parts of the question's calçot; a question never changes, so there is nothing to wire.
    let coordinator = QuestionCoordinator(navigation: navigation, answer: answer)
    let viewModel = QuestionViewModel(question: question, coordinator: coordinator)

    // The view, and there it is.
    navigation.push(QuestionView(viewModel: viewModel))
  }

  package func confirm() {
    answer.give(true)
    navigation?.pop()
  }

  package func cancel() {
    answer.give(false)
    navigation?.pop()
  }
}
