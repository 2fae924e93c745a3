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
  private weak var navigation: NavigationController?
  private let dataProvider: any GroupDataProvider
  private let strings: Strings

  package init(navigation: NavigationController, dataProvider: any GroupDataProvider, strings: Strings) {
    self.navigation = navigation
    self.dataProvider = dataProvider
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
    case .group(let group):
      presentGroups()?.present(group: group)
    }
  }

  package func present(app: AppName) {
    switch app {
    case .groups: presentGroups()
    }
  }

  package func dismissHome() {
    navigation?.pop()
  }

  @discardableResult
  private func presentGroups() -> (any GroupsCoordinatorProtocol)? {
    guard let navigation else { return nil }

    // The parts of the next calçot.
    let coordinator = GroupsCoordinator(navigation: navigation, dataProvider: dataProvider, strings: strings)
    let interactor = GroupsInteractor(dataProvider: dataProvider)
    let viewModel = GroupsViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

    // The view.
    let view = GroupsView(viewModel: viewModel, strings: strings)

    // The wires: a changed model gives the view a new view model, changed data has the view load again.
    interactor.groupsListDidChange.add { [weak view, weak interactor, weak coordinator, strings] in
      guard let view, let interactor, let coordinator else { return }
      view.viewModel = GroupsViewModel(interactor: interactor, coordinator: coordinator, strings: strings)
    }
    dataProvider.groupsDidChange.add(view, GroupsView.load)

    // The screen.
    navigation.push(view)
    return coordinator
  }
}
