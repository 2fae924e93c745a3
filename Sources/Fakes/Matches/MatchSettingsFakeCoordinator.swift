package import Models
package import ViewModels

/// A coordinator of the match game's settings that leads nowhere and remembers where it was to lead.
///
/// Seed 004.
package final class MatchSettingsFakeCoordinator: MatchSettingsCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case ask(Question)
    case cancel
    case finish(MatchSettings)
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What every question is answered with.
  package var answer = true

  package init() {}

  package func finish(with settings: MatchSettings) {
    calls.append(.finish(settings))
  }

  package func cancel() {
    calls.append(.cancel)
  }

  package func ask(_ question: Question) async -> Bool {
    calls.append(.ask(question))
    return answer
  }
}
