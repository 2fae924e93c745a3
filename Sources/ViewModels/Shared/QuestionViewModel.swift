import Presenting

/// Prepares a question for its view, and passes the answer on.
///
/// This calçot has no interactor, because the question is the whole model and never changes.
package struct QuestionViewModel {
  package let question: Question
  private let coordinator: any QuestionCoordinatorProtocol

  package init(question: Question, coordinator: any QuestionCoordinatorProtocol) {
    self.question = question
    self.coordinator = coordinator
  }

  // MARK: Elsewhere: the coordinator

  package var confirm: Command<Void> { Command { coordinator.finish(with: true) } }

  package func cancel() { coordinator.finish(with: false) }
}
