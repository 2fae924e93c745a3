import Changes
import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Leads from the group detail to the people picker, to renaming and to questions.
///
/// It closes the detail if the group has been deleted.
///
/// Owned by the detail's view model.
package final class GroupCoordinator: GroupCoordinatorProtocol {
  private let place: Place
  private let services: Services

  private init(_ place: Place, _ services: Services) {
    self.place = place
    self.services = services
  }

  /// Assembles the calçot of a group's detail, and shows it.
  static func show(group: Group.ID, on place: Place, _ services: Services) {
    // The parts.
    let interactor = GroupInteractor(group: group, dataProvider: services.groups)
    let coordinator = GroupCoordinator(place, services)
    let viewModel = GroupViewModel(interactor: interactor, coordinator: coordinator)

    // The view.
    let page = Page(GroupView.self, viewModel, load: viewModel.fetchGroup)

    // The wire: when the model changes, the view gets a new view model.
    interactor.groupMembersDidChange.add(page) { page in page.update() }

    // The screen.
    place.show(page, reloadingOn: services.groups.groupsDidChange)
  }

  package func ask(_ question: Question) async -> Bool { await QuestionCoordinator.ask(question, above: place) }

  package func dismissGroup() {
    place.leave()
  }

  package func pickPeople(notIn group: Group.ID) async -> [User]? {
    await Answer.from { answer in
      PeoplePickerCoordinator.show(notIn: group, toBe: .joined, answering: answer, on: place.above, services)
    }
  }

  package func pickGuests(notIn group: Group.ID) async -> [User]? {
    await Answer.from { answer in
      PeoplePickerCoordinator.show(notIn: group, toBe: .invited, answering: answer, on: place.above, services)
    }
  }

  package func rename(group: Group.ID) {
    RenameGroupCoordinator.show(group: group, on: place.above, services)
  }
}
