import Presenting
import Models
import Observation

/// A view model of the match game's settings.
///
/// Two types conform, and differ only in ``done()``. The game's coordinator chooses one; the view and the settings'
/// coordinator work with either.
package protocol MatchSettingsViewModelProtocol: AnyObject, Observable {
  /// Creates a view model that starts with these settings.
  init(settings: MatchSettings, coordinator: any MatchSettingsCoordinatorProtocol)

  var form: MatchSettingsForm { get set }

  /// Answers with the values entered.
  func done() async
}

extension MatchSettingsViewModelProtocol {
  /// Sets the initial number of matches.
  ///
  /// - Throws: `CommandError` if the text is not an allowed number.
  package func setInitialCount(_ typed: String) throws(CommandError) {
    // Text that is not a number becomes 0, which is out of range.
    do { try form.settings.setInitialCount(Int(typed) ?? 0) } catch { throw CommandError(error) }
  }

  /// Sets the maximum number to remove at once.
  ///
  /// - Throws: `CommandError` if the text is not an allowed number.
  package func setRemoveMax(_ typed: String) throws(CommandError) {
    do { try form.settings.setRemoveMax(Int(typed) ?? 0) } catch { throw CommandError(error) }
  }

  package func choose(_ choice: MatchSettingsForm.StrategyChoice) { form.settings.strategy = choice.strategy }
}
