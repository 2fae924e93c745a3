import TextUI
import ViewModels

/// Leads out of a reply in full.
///
/// Owned by the reply's view model.
package final class PostCoordinator: PostCoordinatorProtocol {
  private weak var navigation: NavigationController?

  init(navigation: NavigationController) {
    self.navigation = navigation
  }

  package func dismissPost() {
    navigation?.pop()
  }
}
