import Models
import ViewModels

/// A fake coordinator for the group detail: records calls and shows nothing.
package final class GroupFakeCoordinator: GroupCoordinatorProtocol {
  package enum Call: Equatable {
    case ask(Question)
    case dismissGroup
    case pickPeople(notIn: Group.ID)
    case pickGuests(notIn: Group.ID)
    case rename(Group.ID)
  }

  package private(set) var calls: [Call] = []
  /// The answer to every question.
  package var answer = false
  /// The people whom the user picks; nil if the user leaves the picker.
  package var pickedPeople: [User]?

  package init() {}

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func dismissGroup() { calls.append(.dismissGroup) }

  package func pickPeople(notIn group: Group.ID) async -> [User]? {
    calls.append(.pickPeople(notIn: group))
    return pickedPeople
  }

  package func pickGuests(notIn group: Group.ID) async -> [User]? {
    calls.append(.pickGuests(notIn: group))
    return pickedPeople
  }

  package func rename(group: Group.ID) { calls.append(.rename(group)) }
}
