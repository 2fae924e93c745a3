import Models
import TextUI
import ViewModels

extension Route {
  /// Shows the screen of this route, on top of the screens that lead to it.
  package func show(on navigation: NavigationController, _ services: Services) {
    show(on: Place(on: navigation), services)
  }

  func show(on place: Place, _ services: Services) {
    switch self {
    case .home: HomeCoordinator.show(on: place, services)
    case .app(.dice): DiceCoordinator.show(on: place, services)
    case .app(.matches): MatchesCoordinator.show(on: place, services)
    case .app(.books): BooksCoordinator.show(on: place, services)
    case .app(.groups): GroupsCoordinator.show(on: place, services)
    case .app(.replies): RepliesCoordinator.show(on: place, services)
    case .matchSettings: MatchesCoordinator.show(on: place, services) { game in await game.changeSettings() }
    case .addBook: BooksCoordinator.show(on: place, services) { list in await list.addBook() }
    case .book(let book):
      BooksCoordinator.show(on: place, services)
      StudyCoordinator.show(book: book, on: place.above, services)
    case .group(let group): show(group, on: place, services)
    case .addMember(let group): show(group, on: place, services) { detail in detail.addMember }
    case .renameGroup(let group): show(group, on: place, services) { detail in detail.renameGroup }
    case .replies(let user): RepliesCoordinator.show(to: user, on: place, services)
    }
  }

  private func show(
    _ group: Group.ID, on place: Place, _ services: Services, first: ((GroupViewModel) -> Command<Void>)? = nil
  ) {
    GroupsCoordinator.show(on: place, services)
    GroupCoordinator.show(group: group, on: place.above, services, first: first)
  }
}
