import Models
import ViewModels

/// A fake coordinator for the groups overview: records calls and shows nothing.
package final class GroupsFakeCoordinator: GroupsCoordinatorProtocol {
  package enum Call: Equatable {
    case ask(Question)
    case askLeaving(Group.ID, from: GroupCategory)
    case present(Group.ID)
  }

  package private(set) var calls: [Call] = []
  /// The answer to every plain question.
  package var answer = false
  /// The answer to every question about one group; nil if the user does not agree.
  package var agreed: Group?

  package init() {}

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func ask(leaving group: Group.ID, from category: GroupCategory) async -> Group? {
    calls.append(.askLeaving(group, from: category))
    return agreed
  }

  package func present(group: Group.ID) { calls.append(.present(group)) }
}
