import Localization
import Models

/// What the match game's settings show and how they are changed, before they are taken over.
///
/// A value that the settings' view model owns: whichever view model that is, it is filled in the same way.
///
/// Seed 004.
package struct MatchSettingsForm {
  /// One way for the computer to play.
  package struct Choice: Identifiable {
    fileprivate let strategy: MatchStrategy
    package let label: String

    /// The word that chooses it.
    package var id: String { strategy.rawValue }
  }

  /// What is filled in: always settings that a game can start with.
  private(set) var settings: MatchSettings
  private let strings: Strings

  init(settings: MatchSettings, strings: Strings) {
    self.settings = settings
    self.strings = strings
  }

  // MARK: What is shown

  package var title: String { strings(MatchSettingsText.title) }
  package var doneLabel: String { strings(MatchSettingsText.done) }

  package var initialCountLabel: String { strings(MatchSettingsText.initialCount) }
  package var initialCount: String { String(settings.initialCount) }
  package var initialCounts: ClosedRange<Int> { MatchSettings.initialCounts }

  package var removeMaxLabel: String { strings(MatchSettingsText.removeMax) }
  package var removeMax: String { String(settings.removeMax) }
  package var removeLimits: ClosedRange<Int> { MatchSettings.removeLimits }

  package var strategy: String {
    strings(MatchSettingsText.strategy, ["strategy": strings.name(of: settings.strategy)])
  }

  package var strategies: [Choice] {
    MatchStrategy.allCases.map { Choice(strategy: $0, label: strings.name(of: $0)) }
  }

  // MARK: What the user does

  /// Has the next game start with so many matches.
  package mutating func setInitialCount(_ typed: String) throws(Refusal) {
    // What is no number is out of range as well.
    try strings.allowing(try settings.setInitialCount(Int(typed) ?? 0))
  }

  /// Allows so many matches to be taken at once.
  package mutating func setRemoveMax(_ typed: String) throws(Refusal) {
    try strings.allowing(try settings.setRemoveMax(Int(typed) ?? 0))
  }

  package mutating func choose(_ choice: Choice) {
    settings.strategy = choice.strategy
  }
}
