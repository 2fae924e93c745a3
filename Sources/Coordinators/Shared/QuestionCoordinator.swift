import Interactors
import Navigation
import TextViews
import ViewModels

/// Closes a question, and returns the answer.
///
/// Owned by the question's view model.
package final class QuestionCoordinator: QuestionCoordinatorProtocol {
  private let place: Place
  private let answer: Answer<Bool>

  private init(_ place: Place, _ answer: Answer<Bool>) {
    self.place = place
    self.answer = answer
  }

  /// Shows a question above the page that asks, and waits for the user's answer.
  ///
  /// - Returns: Whether the answer is yes; false if the question is left unanswered.
  static func ask(_ question: Question, above asker: Place) async -> Bool {
    await Answer.from { show(question, answering: $0, on: asker.above) } ?? false
  }

  private static func show(_ question: Question, answering answer: Answer<Bool>, on place: Place) {
    // The parts; a question never changes, so there is nothing to wire.
    let coordinator = QuestionCoordinator(place, answer)
    let viewModel = QuestionViewModel(question: question, coordinator: coordinator)

    // The view, and the screen.
    place.show(Page(QuestionView.self, viewModel))
  }

  package func finish(with answer: Bool) {
    self.answer.give(answer)
    place.leave()
  }
}
