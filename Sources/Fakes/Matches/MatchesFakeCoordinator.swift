package import Models
package import ViewModels

/// A coordinator of the match game that leads nowhere and remembers where it was to lead.
///
/// Seed 004.
package final class MatchesFakeCoordinator: MatchesCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case ask(Question)
    case changeSettings(MatchSettings)
    case dismissMatches
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What every question is answered with.
  package var answer = true
  /// What the settings are changed to; nil if they are left as they are.
  package var chosenSettings: MatchSettings?

  package init() {}

  package func changeSettings(_ settings: MatchSettings) async -> MatchSettings? {
    calls.append(.changeSettings(settings))
    return chosenSettings
  }

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }

  package func dismissMatches() {
    calls.append(.dismissMatches)
  }
}
