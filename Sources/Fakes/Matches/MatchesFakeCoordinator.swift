import Models
import ViewModels

/// A fake coordinator for the match game: records calls and shows nothing.
package final class MatchesFakeCoordinator: MatchesCoordinatorProtocol {
  package enum Call: Equatable {
    case ask(Question)
    case changeSettings(MatchSettings)
  }

  package private(set) var calls: [Call] = []
  /// The answer to every question.
  package var answer = true
  /// The settings that the user chooses; nil if the user leaves without an answer.
  package var chosenSettings: MatchSettings?

  package init() {}

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func changeSettings(_ settings: MatchSettings) async -> MatchSettings? {
    calls.append(.changeSettings(settings))
    return chosenSettings
  }
}
