import Changes
import Interactors
import Localization
import Models
import Navigation
import TextViews
import ViewModels

/// Leads from home to the apps, and to the list of people the user can act as.
///
/// Each app has its own stack.
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
    // The parts.
    let interactor = HomeInteractor(dataProvider: services.groups)
    let coordinator = HomeCoordinator(place, services)
    let viewModel = HomeViewModel(
      me: services.groups.me, canActAsOthers: services.session?.accounts != nil, interactor: interactor,
      coordinator: coordinator)

    // The view.
    let page = Page(HomeView.self, viewModel, load: viewModel.fetchUnreadNews)

    // The wire: when the model changes, the view gets a new view model.
    interactor.unreadNewsDidChange.add(page) { page in page.update() }

    // The screen.
    place.show(page, reloadingOn: services.groups.groupsDidChange)
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

  package func presentNews() {
    place.turn(to: AppName.groups.rawValue, at: "groups/news") { place in
      GroupsCoordinator.show(on: place, services)
      NewsCoordinator.show(on: place.above, services)
    }
  }

  package func titles(in app: AppName) -> [Text] { place.titles(on: app.rawValue) }
}
