import Changes
import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Leads from the groups overview to the detail of a group and to the news.
///
/// It also asks before the user leaves several groups.
///
/// Owned by the overview's view model.
package final class GroupsCoordinator: GroupsCoordinatorProtocol {
  private let place: Place
  private let services: Services

  private init(_ place: Place, _ services: Services) {
    self.place = place
    self.services = services
  }

  /// Assembles the calçot of the groups overview, and shows it.
  static func show(on place: Place, _ services: Services) {
    // The parts.
    let interactor = GroupsInteractor(dataProvider: services.groups)
    let coordinator = GroupsCoordinator(place, services)
    let viewModel = GroupsViewModel(interactor: interactor, coordinator: coordinator)

    // The view.
    let page = Page(GroupsView.self, viewModel, load: viewModel.fetchGroups)

    // The wire: when the model changes, the view gets a new view model.
    interactor.groupsListDidChange.add(page) { page in page.update() }

    // The screen.
    place.show(page, reloadingOn: services.groups.groupsDidChange)
  }

  package func ask(_ question: Question) async -> Bool { await QuestionCoordinator.ask(question, above: place) }

  package func present(group: Group.ID) {
    GroupCoordinator.show(group: group, on: place.above, services)
  }

  package func presentNews() {
    NewsCoordinator.show(on: place.above, services)
  }
}
