import Changes
import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Assembles the calçot of a profile, which leads nowhere and so has no coordinator.
enum ProfileCoordinator {
  /// Assembles the calçot of an account that has just been looked up, and shows it.
  static func show(account: Account, on place: Place, _ services: Services) {
    // The parts.
    let interactor = ProfileInteractor(account: account, dataProvider: services.replies, clock: services.wallClock)
    let viewModel = ProfileViewModel(interactor: interactor)

    // The view.
    let page = Page(ProfileView.self, viewModel)

    // The wire: when the model changes, the view gets a new view model.
    interactor.accountDidChange.add(page) { page in page.update() }

    // The screen.
    place.show(page)
  }
}
