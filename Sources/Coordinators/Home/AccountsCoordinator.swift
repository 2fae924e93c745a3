import Changes
import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Begins the session of the person whom the user picks in the list of people to act as.
///
/// Owned by the list's view model.
package final class AccountsCoordinator: AccountsCoordinatorProtocol {
  private let place: Place
  private let session: CurrentSession

  private init(_ place: Place, _ session: CurrentSession) {
    self.place = place
    self.session = session
  }

  /// Assembles the calçot of the list of people the user can act as, and shows it.
  static func show(accounts: any AccountDataProvider, in session: CurrentSession, on place: Place) {
    // The parts.
    let interactor = AccountsInteractor(me: session.services.groups.me, dataProvider: accounts)
    let coordinator = AccountsCoordinator(place, session)
    let viewModel = AccountsViewModel(interactor: interactor, coordinator: coordinator)

    // The view.
    let page = Page(AccountsView.self, viewModel, load: viewModel.fetchOthers)

    // The wire: when the model changes, the view gets a new view model.
    interactor.othersDidChange.add(page) { page in page.update() }

    // The screen.
    place.show(page, reloadingOn: accounts.accountsDidChange)
  }

  package func beginSession(of person: User) {
    // Begin the session in the closure, so that none begins if this screen has been left in the meantime.
    place.startOver { HomeCoordinator.show(on: $0, session.begin(as: person)) }
  }
}
