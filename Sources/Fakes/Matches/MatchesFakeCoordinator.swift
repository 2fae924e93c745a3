import Models
import ViewModels

/// A fake coordinator for the match game: records calls and shows nothing.
package final class MatchesFakeCoordinator: Fake<MatchesFakeCoordinator.Call>, MatchesCoordinatorProtocol {
  package enum Call: Equatable {
    case ask(Question)
    case changeSettings(MatchSettings)
  }

  /// The answer to every question.
  package var answer = true
  /// The settings that the user chooses; nil if the settings are left.
  package var chosenSettings: MatchSettings?

  package func ask(_ question: Question) async -> Bool {
    record(.ask(question))
    return answer
  }

  package func changeSettings(_ settings: MatchSettings) async -> MatchSettings? {
    record(.changeSettings(settings))
    return chosenSettings
  }
}
