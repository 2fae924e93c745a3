import ViewModels

/// A coordinator of a question that leads nowhere and remembers the answers.
package final class QuestionFakeCoordinator: QuestionCoordinatorProtocol {
  /// All answers so far, in order: true for yes.
  package private(set) var answers: [Bool] = []

  package init() {}

  package func confirm() {
    answers.append(true)
  }

  package func cancel() {
    answers.append(false)
  }
}
