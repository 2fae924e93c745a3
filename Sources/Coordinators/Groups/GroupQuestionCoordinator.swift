import Interactors
import Models
import Navigation
import Changes
import TextViews
import ViewModels

/// Leads out of the question whether to leave a group with the answer.
///
/// Owned by the question's view model.
package final class GroupQuestionCoordinator: GroupQuestionCoordinatorProtocol {
  private let place: Place
  private let answer: Answer<Group>

  private init(_ place: Place, _ answer: Answer<Group>) {
    self.place = place
    self.answer = answer
  }

  /// Assembles the calçot of the question, and shows it.
  static func show(
    leaving group: Group.ID, from category: GroupCategory, answering answer: Answer<Group>, on place: Place,
    _ services: Services
  ) {
    // The parts.
    let interactor = GroupInteractor(group: group, dataProvider: services.groups)
    let coordinator = GroupQuestionCoordinator(place, answer)
    let viewModel = GroupQuestionViewModel(leaving: category, interactor: interactor, coordinator: coordinator)

    // The view.
    let page = Page(QuestionView<GroupQuestionViewModel>.self, viewModel, load: viewModel.fetchGroup)

    // The wire: when the model changes, the view gets a new view model.
    interactor.groupMembersDidChange.add(page) { page in page.update() }

    // The screen.
    place.show(page, reloadingOn: services.groups.groupsDidChange)
  }

  package func finish(with group: Group?) {
    answer.give(group)
    place.leave()
  }
}
