import Changes
import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Leads from the match game to its settings.
///
/// Owned by the game's view model.
package final class MatchesCoordinator: MatchesCoordinatorProtocol {
  private let place: Place
  private let warnsOfLostGame: Bool

  private init(_ place: Place, warnsOfLostGame: Bool) {
    self.place = place
    self.warnsOfLostGame = warnsOfLostGame
  }

  /// Assembles the calçot of the match game, and shows it.
  package static func show(on place: Place, _ services: Services) {
    // The parts.
    let interactor = MatchesInteractor(random: services.random)
    let coordinator = MatchesCoordinator(place, warnsOfLostGame: services.warnsOfLostGame)
    let viewModel = MatchesViewModel(interactor: interactor, coordinator: coordinator)

    // The view.
    let page = Page(MatchesView.self, viewModel)

    // The wire: the view observes its view model, which receives each change of the pile.
    interactor.pileDidChange.add(viewModel) { viewModel, change in viewModel.pileDidChange(change) }

    // The screen.
    place.show(page)
  }

  package func ask(_ question: Question) async -> Bool {
    await QuestionCoordinator.ask(question, above: place)
  }

  package func changeSettings(_ settings: MatchSettings) async -> MatchSettings? {
    await Answer.from { answer in
      MatchSettingsCoordinator.show(
        settings, warnsOfLostGame: warnsOfLostGame, answering: answer, on: place.above)
    }
  }
}
