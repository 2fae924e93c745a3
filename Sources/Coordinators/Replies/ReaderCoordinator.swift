import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Leads from a reply in full to its author's profile.
///
/// Owned by the view model of the reader screen.
package final class ReaderCoordinator: ReaderCoordinatorProtocol {
  private let place: Place
  private let services: Services

  private init(_ place: Place, _ services: Services) {
    self.place = place
    self.services = services
  }

  /// Assembles the calçot of the reader screen, and shows the screen with this reply first.
  ///
  /// The reader screen shares the list's interactor, so both screens show the same replies.
  static func show(post: Post, of replies: any RepliesInteractorProtocol, on place: Place, _ services: Services) {
    // The parts.
    let coordinator = ReaderCoordinator(place, services)
    let viewModel = ReaderViewModel(post: post, interactor: replies, coordinator: coordinator)

    // The view; it observes its view model, so there is nothing to wire.
    let page = Page(ReaderView.self, viewModel)

    // The screen.
    place.show(page)
  }

  package func present(profile account: Account) {
    ProfileCoordinator.show(account: account, on: place.above, services)
  }
}
