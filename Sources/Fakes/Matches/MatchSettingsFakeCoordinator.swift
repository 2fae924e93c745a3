import Models
import ViewModels

/// A fake coordinator for the match game's settings: records calls and shows nothing.
package final class MatchSettingsFakeCoordinator: MatchSettingsCoordinatorProtocol {
  package enum Call: Equatable {
    case ask(Question)
    case finish(MatchSettings)
  }

  package private(set) var calls: [Call] = []
  /// The answer to every question.
  package var answer = true

  package init() {}

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func finish(with settings: MatchSettings) { calls.append(.finish(settings)) }
}
