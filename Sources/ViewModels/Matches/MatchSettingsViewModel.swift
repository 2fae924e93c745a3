package import Localization
package import Models
import Observation

/// Prepares the match game's settings for their view: they are taken over as they are.
///
/// This calçot has no interactor: until the user is done there is no model but what is filled in, and nothing outside.
///
/// Owned by the view.
///
/// Seed 004.
@Observable
package final class MatchSettingsViewModel: MatchSettingsViewModelProtocol {
  package var form: MatchSettingsForm

  private let coordinator: any MatchSettingsCoordinatorProtocol

  package init(settings: MatchSettings, coordinator: any MatchSettingsCoordinatorProtocol, strings: Strings) {
    form = MatchSettingsForm(settings: settings, strings: strings)
    self.coordinator = coordinator
  }

  package func done() async {
    coordinator.finish(with: form.settings)
  }

  package func cancel() {
    coordinator.cancel()
  }
}
