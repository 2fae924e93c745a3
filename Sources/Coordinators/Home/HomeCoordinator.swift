import Models
import Navigation
import TextViews
import ViewModels

/// Leads from home to the apps.
///
/// Owned by home's view model.
package final class HomeCoordinator: HomeCoordinatorProtocol {
  private let place: Place
  private let services: Services

  private init(_ place: Place, _ services: Services) {
    self.place = place
    self.services = services
  }

  /// Assembles the calçot of home, and shows it.
  static func show(on place: Place, _ services: Services) {
    // The parts; home never changes, so there is nothing to wire.
    let coordinator = HomeCoordinator(place, services)
    let viewModel = HomeViewModel(coordinator: coordinator)

    // The view, and the screen.
    place.show(Page(HomeView.self, viewModel))
  }

  package func present(app: AppName) {
    switch app {
    case .dice: DiceCoordinator.show(on: place.above, services)
    case .matches: MatchesCoordinator.show(on: place.above, services)
    case .books: BooksCoordinator.show(on: place.above, services)
    case .groups: GroupsCoordinator.show(on: place.above, services)
    case .replies: RepliesCoordinator.show(on: place.above, services)
    }
  }
}
