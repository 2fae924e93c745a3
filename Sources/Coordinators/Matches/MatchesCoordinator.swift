package import Localization
package import Models
package import TextUI
import TextViews
package import ViewModels

/// Leads from the match game to its settings and back.
///
/// Owned by the game's view model.
///
/// Seed 004.
package final class MatchesCoordinator: MatchesCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let settingsViewModel: any MatchSettingsViewModelProtocol.Type
  private let strings: Strings

  /// A coordinator that gives the settings a view model of the type `settingsViewModel`.
  package init(
    navigation: NavigationController,
    settingsViewModel: any MatchSettingsViewModelProtocol.Type = WarningMatchSettingsViewModel.self, strings: Strings
  ) {
    self.navigation = navigation
    self.settingsViewModel = settingsViewModel
    self.strings = strings
  }

  package func changeSettings(_ settings: MatchSettings) async -> MatchSettings? {
    await Answer.from { answer in
      guard let navigation else { return }

      // The parts of the next calçot; its coordinator owns the answer.
      let coordinator = MatchSettingsCoordinator(navigation: navigation, answer: answer)
      let viewModel = settingsViewModel.init(settings: settings, coordinator: coordinator, strings: strings)

      // The view; the view model derives what it shows, so there is nothing to wire.
      let view = MatchSettingsView(viewModel: viewModel, strings: strings)

      // The screen.
      navigation.push(view)
    }
  }

  package func ask(_ question: Question) async -> Bool {
    await Answer.from { QuestionCoordinator.present(question, answering: $0, on: navigation) } ?? false
  }

  package func dismissMatches() {
    navigation?.pop()
  }
}
