import Interactors
import Localization
import Models
import Navigation
import TextViews
import ViewModels

/// Leads from home to the apps, each of which has its own stack, and to the people as whom the user can act.
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
    // The parts; home has no model that changes, so there is nothing to wire.
    let coordinator = HomeCoordinator(place, services)
    let viewModel = HomeViewModel(
      me: services.groups.me, canActAsOthers: services.session?.accounts != nil, coordinator: coordinator)

    // The view, and the screen.
    place.show(Page(HomeView.self, viewModel))
  }

  package func present(app: AppName) {
    place.turn(to: app.rawValue) { place in
      switch app {
      case .dice: DiceCoordinator.show(on: place, services)
      case .matches: MatchesCoordinator.show(on: place, services)
      case .books: BooksCoordinator.show(on: place, services)
      case .groups: GroupsCoordinator.show(on: place, services)
      case .replies: RepliesCoordinator.show(on: place, services)
      }
    }
  }

  package func presentAccounts() {
    guard let session = services.session, let accounts = session.accounts else { return }
    AccountsCoordinator.show(accounts: accounts, in: session, on: place.above)
  }

  package func titles(in app: AppName) -> [Text] { place.titles(on: app.rawValue) }
}
