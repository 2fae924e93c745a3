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

  package func confirm() {
    answer.give(true)
    navigation?.pop()
  }

  package func cancel() {
    answer.give(false)
    navigation?.pop()
  }
}

extension NavigationController {
  /// Presents a question above the top screen; false if it is left without an answer.
  func ask(_ question: Question) async -> Bool {
    let answer: Bool? = await ask { answer in
      // The parts of the question's calçot; a question never changes, so there is nothing to wire.
      let coordinator = QuestionCoordinator(navigation: self, answer: answer)
      let viewModel = QuestionViewModel(question: question, coordinator: coordinator)

      // The view, and there it is.
      push(QuestionView(viewModel: viewModel))
    }
    return answer ?? false
  }
}
