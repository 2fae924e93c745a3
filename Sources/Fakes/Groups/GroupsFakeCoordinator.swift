import Models
import ViewModels

/// A fake coordinator for the groups overview: records calls and shows nothing.
package final class GroupsFakeCoordinator: GroupsCoordinatorProtocol {
  package enum Call: Equatable {
    case ask(Question)
    case present(Group.ID)
    case presentNews
  }

  package private(set) var calls: [Call] = []
  /// The answer to every question.
  package var answer = false

  package init() {}

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func present(group: Group.ID) { calls.append(.present(group)) }

  package func presentNews() { calls.append(.presentNews) }
}
