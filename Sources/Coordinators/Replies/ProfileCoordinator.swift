import TextUI
import ViewModels

/// Leads out of a profile.
///
/// Owned by the profile's view model.
///
/// Seed 003.
package final class ProfileCoordinator: ProfileCoordinatorProtocol {
  private weak var navigation: NavigationController?

  init(navigation: NavigationController) {
    self.navigation = navigation
  }

  package func dismissProfile() {
    navigation?.pop()
  }
}
