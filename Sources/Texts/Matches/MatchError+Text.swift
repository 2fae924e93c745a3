import Localization
import Models
import Presenting

extension MatchError: PresentableError {
  package var text: Text {
    switch self {
    case .gameIsOver: .matches(.gameIsOver)
    case .outOfTurn: .matches(.outOfTurn)
    case .notAllowed(let limit): .matches(.notAllowed(limit: limit))
    case .badInitialCount(let range): .matches(.badInitialCount(least: range.lowerBound, most: range.upperBound))
    case .badRemoveMax(let range): .matches(.badRemoveMax(least: range.lowerBound, most: range.upperBound))
    }
  }
}
