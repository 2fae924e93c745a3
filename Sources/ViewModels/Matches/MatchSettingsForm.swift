import Localization
import Models
import Texts

/// The content of the match game's settings screen.
///
/// Owned by the settings' view model. It holds the values entered so far, and derives the rest from
/// them.
nonisolated package struct MatchSettingsForm {
  /// One of the strategies to choose from.
  package struct StrategyChoice: Identifiable, Equatable, Sendable {
    /// The identifier, the same in every language.
    package let id: String
    package let label: Text
    package let help: Text
    /// Whether the user has chosen this strategy.
    package let isChosen: Bool
    let strategy: MatchStrategy

    init(_ strategy: MatchStrategy, isChosen: Bool) {
      id = strategy.rawValue
      label = .matches(.strategyName(strategy))
      help = .matches(.strategyHelp(strategy))
      self.isChosen = isChosen
      self.strategy = strategy
    }
  }

  /// The values entered so far, which are always valid.
  var settings: MatchSettings

  package var initialCount: String { String(settings.initialCount) }
  package var initialCounts: ClosedRange<Int> { MatchSettings.initialCounts }
  package var removeMax: String { String(settings.removeMax) }
  package var removeLimits: ClosedRange<Int> { MatchSettings.removeLimits }
  package var strategies: [StrategyChoice] {
    MatchStrategy.allCases.map { StrategyChoice($0, isChosen: $0 == settings.strategy) }
  }
}
