/// What a question shows, and where its two answers lead.
///
/// Owned by the question's view.
///
/// This calçot has no interactor: there is no model behind a question but the question itself.
package struct QuestionViewModel {
  package var title: String { question.title }
  package var message: String { question.message }
  package var confirmLabel: String { question.confirm }
  package var cancelLabel: String? { question.cancel }

  private let question: Question
  private let coordinator: any QuestionCoordinatorProtocol

  package init(question: Question, coordinator: any QuestionCoordinatorProtocol) {
    self.question = question
    self.coordinator = coordinator
  }

  /// The user says yes.
  package func confirm() {
    coordinator.confirm()
  }

  /// The user says no.
  package func cancel() {
    coordinator.cancel()
  }
}
