import Models
import Observation
import Texts

/// Prepares the match game's settings for their view, and routes the user's interactions.
///
/// Unlike ``MatchSettingsViewModel``, it warns the user before a game that is lost from the start.
///
/// It holds the values entered so far, so it is observable and never replaced. This calçot has no interactor, because
/// there is no other model until the user is done.
@Observable
package final class WarningMatchSettingsViewModel: MatchSettingsViewModelProtocol {
  package var form: MatchSettingsForm

  private let coordinator: any MatchSettingsCoordinatorProtocol

  package init(settings: MatchSettings, coordinator: any MatchSettingsCoordinatorProtocol) {
    form = MatchSettingsForm(settings: settings)
    self.coordinator = coordinator
  }

  // MARK: Elsewhere: the coordinator

  package func done() async {
    if form.settings.isLostForUser {
      let warning = Question(
        title: .matches(.warningTitle), message: .matches(.warningMessage), confirm: .matches(.warningConfirm))
      guard await coordinator.ask(warning) else { return }
    }
    coordinator.finish(with: form.settings)
  }
}
