import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Closes the match game's settings, and returns the chosen settings.
///
/// Owned by the settings' view model.
package final class MatchSettingsCoordinator: MatchSettingsCoordinatorProtocol {
  private let place: Place
  private let answer: Answer<MatchSettings>

  private init(_ place: Place, _ answer: Answer<MatchSettings>) {
    self.place = place
    self.answer = answer
  }

  /// Assembles the calçot of the match game's settings, and shows it.
  static func show(
    _ settings: MatchSettings, warnsOfLostGame: Bool, answering answer: Answer<MatchSettings>, on place: Place
  ) {
    // The parts.
    let coordinator = MatchSettingsCoordinator(place, answer)
    let viewModel = MatchSettingsViewModel(
      settings: settings, warnsOfLostGame: warnsOfLostGame, coordinator: coordinator)

    // The view; it observes its view model, so there is nothing to wire.
    let page = Page(MatchSettingsView.self, viewModel)

    // The screen.
    place.show(page)
  }

  package func ask(_ question: Question) async -> Bool {
    await QuestionCoordinator.ask(question, above: place)
  }

  package func finish(with settings: MatchSettings) {
    answer.give(settings)
    place.leave()
  }
}
