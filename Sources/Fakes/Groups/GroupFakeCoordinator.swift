package import Models
package import ViewModels

/// A coordinator of the group detail that leads nowhere and remembers where it was to lead.
///
/// Seed 001.
package final class GroupFakeCoordinator: GroupCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case ask(Question)
    case dismissGroup
    case pickPerson(notIn: Group.ID)
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What every question is answered with.
  package var answer = true
  /// Who is picked; nil if the picker is left.
  package var pickedPerson: User.ID?

  package init() {}

  package func pickPerson(notIn group: Group.ID) async -> User.ID? {
    calls.append(.pickPerson(notIn: group))
    return pickedPerson
  }

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func dismissGroup() {
    calls.append(.dismissGroup)
  }
}
