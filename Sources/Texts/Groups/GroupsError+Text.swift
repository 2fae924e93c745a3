import Localization
import Models
import Presenting

extension GroupsError: PresentableError {
  package var text: Text {
    switch self {
    case .cameBack(let person, let group): .groups(.cameBack(person: person, group: group))
    case .changedSince: .groups(.changedSince)
    case .groupGone: .groups(.groupGone)
    case .isAlready(let category, let person, let group):
      .groups(.isAlready(category, person: person, group: group))
    case .invalidName(.blank): .groups(.nameBlank)
    case .invalidName(.notOneLine): .groups(.nameNotOneLine)
    case .invalidName(.tooLong): .groups(.nameTooLong(limit: GroupName.limit))
    case .nameUnchanged: .groups(.nameUnchanged)
    case .onlyMembers(let group): .groups(.onlyMembersOf(group: group))
    case .personGone: .groups(.personGone)
    case .refused(let name, let error): Text(RefusalText(name: name, reason: error.text))
    case .renamedSince(let name): .groups(.renamedSince(to: name))
    case .store(let error): error.text
    }
  }

  package var remedy: Remedy? {
    if case .store(let error) = self { error.remedy } else { nil }
  }
}
