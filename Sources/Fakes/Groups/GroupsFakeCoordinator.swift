package import Models
package import ViewModels

/// A coordinator of the groups overview that leads nowhere and remembers where it was to lead.
///
/// Seed 001.
package final class GroupsFakeCoordinator: GroupsCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case ask(Question)
    case dismissGroup
    case present(Group.ID)
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What every question is answered with.
  package var answer = true

  /// Whether a group's detail was to be shown.
  package var presented: Bool {
    calls.contains { call in
      if case .present = call { true } else { false }
    }
  }
  /// Whether the overview was to be left.
  package var dismissed: Bool { calls.contains(.dismissGroup) }

  package init() {}

  package func present(group: Group.ID) {
    calls.append(.present(group))
  }

  package func dismissGroup() {
    calls.append(.dismissGroup)
  }

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }
}
