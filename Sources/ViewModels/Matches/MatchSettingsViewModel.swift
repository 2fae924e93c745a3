import Models
import Observation
import Presenting
import Texts

/// Prepares the match game's settings for their view, and routes the user's interactions.
///
/// It holds the values entered so far, so it is observable and never replaced. This calçot has no interactor, because
/// there is no other model until the user is done.
@Observable
package final class MatchSettingsViewModel {
  package private(set) var form: MatchSettingsForm

  /// Whether the user is warned before a game that is lost from the start.
  private let warnsOfLostGame: Bool
  private let coordinator: any MatchSettingsCoordinatorProtocol

  package init(settings: MatchSettings, warnsOfLostGame: Bool, coordinator: any MatchSettingsCoordinatorProtocol) {
    form = MatchSettingsForm(settings: settings)
    self.warnsOfLostGame = warnsOfLostGame
    self.coordinator = coordinator
  }

  // MARK: Inside

  /// Sets the initial number of matches.
  ///
  /// - Throws: `CommandError` if the text is not an allowed number.
  package func setInitialCount(_ typed: String) throws(CommandError) {
    // Text that is not a number becomes 0, which is out of range.
    let number = Int(typed) ?? 0
    do {
      try form.settings.setInitialCount(number)
    } catch {
      throw CommandError(error)
    }
  }

  /// Sets the maximum number to remove at once.
  ///
  /// - Throws: `CommandError` if the text is not an allowed number.
  package func setRemoveMax(_ typed: String) throws(CommandError) {
    let number = Int(typed) ?? 0
    do {
      try form.settings.setRemoveMax(number)
    } catch {
      throw CommandError(error)
    }
  }

  package func choose(_ choice: MatchSettingsForm.StrategyChoice) { form.settings.strategy = choice.strategy }

  // MARK: Elsewhere: the coordinator

  /// Answers with the values entered; may first warn that the next game will be lost.
  package func done() async {
    if warnsOfLostGame, form.settings.isLostForUser {
      let warning = Question(
        title: .matches(.warningTitle), message: .matches(.warningMessage), confirm: .matches(.warningConfirm))
      guard await coordinator.ask(warning) else { return }
    }
    coordinator.finish(with: form.settings)
  }
}
