import ViewModels

/// A fake coordinator for a question: records the answer and shows nothing.
package final class QuestionFakeCoordinator: QuestionCoordinatorProtocol {
  package enum Call: Equatable {
    case finish(Bool)
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func finish(with answer: Bool) { calls.append(.finish(answer)) }
}
