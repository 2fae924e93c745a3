package import Localization
package import Models
import Observation

/// Prepares the match game's settings for their view: before a game that is lost from the start, it warns.
///
/// This calçot has no interactor: until the user is done there is no model but what is filled in, and nothing outside.
///
/// Owned by the view.
///
/// Seed 004.
@Observable
package final class WarningMatchSettingsViewModel: MatchSettingsViewModelProtocol {
  package var form: MatchSettingsForm

  private let coordinator: any MatchSettingsCoordinatorProtocol
  private let strings: Strings

  package init(settings: MatchSettings, coordinator: any MatchSettingsCoordinatorProtocol, strings: Strings) {
    form = MatchSettingsForm(settings: settings, strings: strings)
    self.coordinator = coordinator
    self.strings = strings
  }

  package func done() async {
    if form.settings.isLostForUser {
      let warning = Question(
        title: strings(MatchSettingsText.warningTitle),
        message: strings(MatchSettingsText.warningMessage),
        confirm: strings(MatchSettingsText.warningConfirm),
        cancel: strings(SharedText.cancel))
      guard await coordinator.ask(warning) else { return }
    }
    coordinator.finish(with: form.settings)
  }

  package func cancel() {
    coordinator.cancel()
  }
}
