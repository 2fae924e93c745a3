import TextUI
import ViewModels

/// Leads out of a book that is studied.
///
/// Owned by its view model.
package final class StudyCoordinator: StudyCoordinatorProtocol {
  private weak var navigation: NavigationController?

  init(navigation: NavigationController) {
    self.navigation = navigation
  }

  package func dismissStudy() {
    navigation?.pop()
  }
}
