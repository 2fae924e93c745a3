import Models
import ViewModels

/// A fake coordinator for the group detail: records calls and shows nothing.
package final class GroupFakeCoordinator: GroupCoordinatorProtocol {
  package enum Call: Equatable {
    case ask(Question)
    case dismissGroup
    case pickPerson(notIn: Group.ID)
    case pickGuest(notIn: Group.ID)
    case rename(Group.ID)
  }

  package private(set) var calls: [Call] = []
  /// The answer to every question.
  package var answer = false
  /// The person whom the user picks; if it is nil, the user leaves the picker.
  package var pickedPerson: User?

  package init() {}

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func dismissGroup() { calls.append(.dismissGroup) }

  package func pickPerson(notIn group: Group.ID) async -> User? {
    calls.append(.pickPerson(notIn: group))
    return pickedPerson
  }

  package func pickGuest(notIn group: Group.ID) async -> User? {
    calls.append(.pickGuest(notIn: group))
    return pickedPerson
  }

  package func rename(group: Group.ID) { calls.append(.rename(group)) }
}
