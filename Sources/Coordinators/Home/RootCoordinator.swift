package import Interactors
package import Localization
package import Models
package import TextUI
import TextViews
import ViewModels

/// Assembles the first calçot, and leads from home to the apps.
///
/// Owned by home's view model.
///
/// Seed 001.
package final class RootCoordinator: HomeCoordinatorProtocol {
  weak var navigation: NavigationController?
  let dataProvider: any GroupDataProvider
  let random: any RandomSource
  let strings: Strings

  package init(
    navigation: NavigationController, dataProvider: any GroupDataProvider, random: any RandomSource, strings: Strings
  ) {
    self.navigation = navigation
    self.dataProvider = dataProvider
    self.random = random
    self.strings = strings
  }

  /// Shows the screen that the program starts with; a screen deep in an app stands above the ones that lead to it.
  package func start(at route: Route) {
    switch route {
    case .home:
      let viewModel = HomeViewModel(coordinator: self, strings: strings)
      navigation?.push(HomeView(viewModel: viewModel, strings: strings))
    case .app(let app):
      present(app: app)
    case .matchSettings: presentMatches(withSettings: true)
    case .group(let group):
      presentGroups()?.present(group: group)
    }
  }

  package func present(app: AppName) {
    switch app {
    case .dice: presentDice()
    case .matches: presentMatches()
    case .groups: presentGroups()
    }
  }

  package func dismissHome() {
    navigation?.pop()
  }
}
