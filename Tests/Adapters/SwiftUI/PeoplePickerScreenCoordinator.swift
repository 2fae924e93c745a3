import Changes
import Coordinators
import Interactors
import Models
import Navigation
import ViewModels

/// Closes the people picker, and returns the people who were picked.
///
/// Owned by the picker's view model.
package final class PeoplePickerCoordinator: PeoplePickerCoordinatorProtocol {
  private let place: Place
  private let answer: Answer<[User]>

  private init(_ place: Place, _ answer: Answer<[User]>) {
    self.place = place
    self.answer = answer
  }

  /// Assembles the calçot of the people picker, and shows it.
  static func show(
    notIn group: Group.ID, toBe category: GroupCategory, answering answer: Answer<[User]>, on place: Place,
    _ services: Services
  ) {
    // The parts.
    let interactor = PeoplePickerInteractor(
      group: group, category: category, dataProvider: services.groups, clock: services.clock)
    let coordinator = PeoplePickerCoordinator(place, answer)
    let viewModel = PeoplePickerViewModel(interactor: interactor, coordinator: coordinator)

    // The view; it observes its view model, so there is nothing to wire.
    let page = Page(PeoplePickerScreen.self, viewModel, load: viewModel.fetchPeople)

    // The screen.
    place.show(page, reloadingOn: services.groups.groupsDidChange)
  }

  package func finish(with people: [User]) {
    answer.give(people)
    place.leave()
  }
}
