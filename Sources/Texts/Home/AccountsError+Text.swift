import Localization
import Models
import Presenting

extension AccountsError: PresentableError {
  package var text: Text {
    switch self {
    case .invalidName(.blank): .home(.nameBlank)
    case .invalidName(.notOneLine): .home(.nameNotOneLine)
    case .invalidName(.tooLong): .home(.nameTooLong(limit: LoginName.limit))
    case .store(let error): error.text
    }
  }

  package var remedy: Remedy? {
    if case .store(let error) = self { error.remedy } else { nil }
  }
}
