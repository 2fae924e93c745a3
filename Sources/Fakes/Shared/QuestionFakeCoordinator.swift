import ViewModels

/// A fake coordinator for a question: records the answer and shows nothing.
package final class QuestionFakeCoordinator: Fake<QuestionFakeCoordinator.Call>, QuestionCoordinatorProtocol {
  package enum Call: Equatable {
    case finish(Bool)
  }

  package func finish(with answer: Bool) { record(.finish(answer)) }
}
