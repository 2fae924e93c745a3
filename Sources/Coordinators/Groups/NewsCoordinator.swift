import Changes
import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Leads from the news to the detail of a group, which replaces the news.
///
/// Owned by the view model of the news.
package final class NewsCoordinator: NewsCoordinatorProtocol {
  private let place: Place
  private let services: Services

  private init(_ place: Place, _ services: Services) {
    self.place = place
    self.services = services
  }

  /// Assembles the calçot of the news, and shows it.
  static func show(on place: Place, _ services: Services) {
    // The parts.
    let interactor = NewsInteractor(dataProvider: services.groups, clock: services.wallClock)
    let coordinator = NewsCoordinator(place, services)
    let viewModel = NewsViewModel(interactor: interactor, coordinator: coordinator)

    // The view.
    let page = Page(NewsView.self, viewModel, load: viewModel.fetchNews)

    // The wire: when the model changes, the view gets a new view model.
    interactor.newsDidChange.add(page) { page in page.update() }

    // The screen.
    place.show(page, reloadingOn: services.groups.groupsDidChange)
  }

  package func present(group: Group.ID) {
    GroupCoordinator.show(group: group, on: place, services)
  }
}
