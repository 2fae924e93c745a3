import Models
import TextUI
import TextViews
import ViewModels

/// Assembles the calçot of a reply in full, which leads nowhere and so has no coordinator.
enum PostCoordinator {
  /// Assembles the calçot of a reply, and shows it.
  static func show(post: Post, on place: Place, _ services: Services) {
    // The parts; a reply never changes, so there is nothing to wire.
    let viewModel = PostViewModel(post: post, clock: services.wallClock)

    // The view, and the screen.
    place.show(Page(PostView.self, viewModel))
  }
}
