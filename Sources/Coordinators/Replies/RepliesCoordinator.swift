import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Leads from the replies to profiles and to a reply in full.
///
/// Owned by the replies screen's view model.
package final class RepliesCoordinator: RepliesCoordinatorProtocol {
  private let place: Place
  private let services: Services
  /// Holds the list of replies, which the reader screen shows one by one.
  private let interactor: any RepliesInteractorProtocol

  private init(_ place: Place, _ services: Services, _ interactor: any RepliesInteractorProtocol) {
    self.place = place
    self.services = services
    self.interactor = interactor
  }

  /// Assembles the calçot of the replies, and shows it.
  static func show(on place: Place, _ services: Services) {
    // The parts.
    let interactor = RepliesInteractor(dataProvider: services.replies, clock: services.wallClock)
    let coordinator = RepliesCoordinator(place, services, interactor)
    let viewModel = RepliesViewModel(interactor: interactor, coordinator: coordinator)

    // The view; it observes its view model, so there is nothing to wire.
    let page = Page(RepliesView.self, viewModel)

    // The screen.
    place.show(page)
  }

  package func present(profile account: Account) {
    ProfileCoordinator.show(account: account, on: place.above, services)
  }

  package func present(post: Post) {
    ReaderCoordinator.show(post: post, of: interactor, on: place.above, services)
  }
}
