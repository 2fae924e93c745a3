import Localization
import Models
import Presenting

extension BooksError: PresentableError {
  package var text: Text {
    switch self {
    case .bookGone: .books(.bookGone)
    case .changedSince: .books(.changedSince)
    case .invalidCount(.blank): .books(.countBlank)
    case .invalidCount(.negative): .books(.countNegative)
    case .invalidCount(.notANumber): .books(.countNotANumber)
    case .invalidCount(.tooLarge): .books(.countTooLarge(limit: CardCount.limit))
    case .invalidName(.blank): .books(.nameBlank)
    case .invalidName(.notOneLine): .books(.nameNotOneLine)
    case .invalidName(.tooLong): .books(.nameTooLong(limit: BookName.limit))
    case .nameTaken: .books(.nameTaken)
    case .noCards: .books(.noCards)
    case .onlyKnown(let count): .books(.onlyKnown(count))
    case .onlyUnknown(let count): .books(.onlyUnknown(count))
    case .refused(let name, let error): Text(RefusalText(name: name, reason: error.text))
    case .store(let error): error.text
    }
  }

  package var remedy: Remedy? {
    if case .store(let error) = self { error.remedy } else { nil }
  }
}
