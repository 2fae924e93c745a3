import Models
import ViewModels

/// A fake coordinator for the match game's settings: records calls and shows nothing.
package final class MatchSettingsFakeCoordinator: Fake<MatchSettingsFakeCoordinator.Call>,
  MatchSettingsCoordinatorProtocol
{
  package enum Call: Equatable {
    case ask(Question)
    case finish(MatchSettings)
  }

  /// The answer to every question.
  package var answer = true

  package func ask(_ question: Question) async -> Bool {
    record(.ask(question))
    return answer
  }

  package func finish(with settings: MatchSettings) { record(.finish(settings)) }
}
