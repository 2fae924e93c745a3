package import Interactors
package import Localization
package import Models
package import TextUI
import TextViews
import ViewModels

/// Leads from the replies to profiles, and to a reply in full.
///
/// Owned by the replies' view model.
///
/// Seed 003.
package final class RepliesCoordinator: RepliesCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let dataProvider: any RepliesDataProvider
  private let strings: Strings
  private let clock: WallClock

  package init(
    navigation: NavigationController, dataProvider: any RepliesDataProvider, strings: Strings, clock: WallClock
  ) {
    self.navigation = navigation
    self.dataProvider = dataProvider
    self.strings = strings
    self.clock = clock
  }

  package func present(profile account: Account) {
    guard let navigation else { return }

    // The parts of the next calçot.
    let coordinator = ProfileCoordinator(navigation: navigation)
    let interactor = ProfileInteractor(account: account, dataProvider: dataProvider)
    let viewModel = ProfileViewModel(
      interactor: interactor, coordinator: coordinator, strings: strings, clock: clock)

    // The view.
    let view = ProfileView(viewModel: viewModel, strings: strings)

    // The wire: a changed model gives the view a new view model.
    interactor.accountDidChange.add { [weak view, weak interactor, weak coordinator, strings, clock] in
      guard let view, let interactor, let coordinator else { return }
      view.viewModel = ProfileViewModel(
        interactor: interactor, coordinator: coordinator, strings: strings, clock: clock)
    }

    // The screen.
    navigation.push(view)
  }

  package func present(post: Post) {
    guard let navigation else { return }

    // The parts of the next calçot; a reply in full never changes, so there is nothing to wire.
    let coordinator = PostCoordinator(navigation: navigation)
    let viewModel = PostViewModel(post: post, coordinator: coordinator, strings: strings, clock: clock)

    // The view, and there it is.
    navigation.push(PostView(viewModel: viewModel, strings: strings))
  }

  package func dismissReplies() {
    navigation?.pop()
  }
}
