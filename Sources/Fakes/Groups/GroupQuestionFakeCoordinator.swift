import Models
import ViewModels

/// A fake coordinator for the question whether to leave a group: records the answer and shows nothing.
package final class GroupQuestionFakeCoordinator: GroupQuestionCoordinatorProtocol {
  package enum Call: Equatable {
    case finish(Group?)
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func finish(with group: Group?) { calls.append(.finish(group)) }
}
