import Models
import ViewModels

/// A fake coordinator for the groups overview: records calls and shows nothing.
package final class GroupsFakeCoordinator: GroupsCoordinatorProtocol {
  package enum Call: Equatable {
    case ask(GroupQuestion)
    case present(Group.ID)
  }

  package private(set) var calls: [Call] = []
  /// The answer to every question; nil if the user does not agree.
  package var answer: [Group]?

  /// Whether a group's detail was presented, as in the article.
  package var presented: Bool {
    calls.contains { call in
      if case .present = call { true } else { false }
    }
  }

  package init() {}

  package func ask(_ question: GroupQuestion) async -> [Group]? {
    calls.append(.ask(question))
    return answer
  }

  package func present(group: Group.ID) { calls.append(.present(group)) }
}
