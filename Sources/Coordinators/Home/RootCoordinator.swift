package import Interactors
package import Localization
package import Models
package import TextUI
import TextViews
import ViewModels

/// Assembles the first calçot, and leads from home to the apps.
///
/// Owned by home's view model.
///
/// Seed 001.
package final class RootCoordinator: HomeCoordinatorProtocol {
  weak var navigation: NavigationController?
  let groups: any GroupDataProvider
  let books: any BookDataProvider
  let replies: any RepliesDataProvider
  let random: any RandomSource
  let strings: Strings
  let clock: WallClock

  package init(
    navigation: NavigationController, groups: any GroupDataProvider, books: any BookDataProvider,
    replies: any RepliesDataProvider, random: any RandomSource, strings: Strings, clock: WallClock
  ) {
    self.navigation = navigation
    self.groups = groups
    self.books = books
    self.replies = replies
    self.random = random
    self.strings = strings
    self.clock = clock
  }

  /// Shows the screen that the program starts with; a screen deep in an app stands above the ones that lead to it.
  package func start(at route: Route) {
    switch route {
    case .home:
      let viewModel = HomeViewModel(coordinator: self, strings: strings)
      navigation?.push(HomeView(viewModel: viewModel, strings: strings))
    case .app(let app):
      present(app: app)
    case .matchSettings: presentMatches(withSettings: true)
    case .addBook: presentBooks(.adding)
    case .book(let book): presentBooks(.studying(book))
    case .group(let group):
      presentGroups()?.present(group: group)
    case .replies(let user):
      presentReplies(to: user)
    }
  }

  package func present(app: AppName) {
    switch app {
    case .dice: presentDice()
    case .matches: presentMatches()
    case .books: presentBooks()
    case .groups: presentGroups()
    case .replies: presentReplies()
    }
  }

  package func dismissHome() {
    navigation?.pop()
  }
}
