import Interactors
import Models
import Observing
import Navigation
import TextViews
import ViewModels

/// Leads out of a question about groups with the answer.
///
/// Owned by the question's view model.
package final class GroupQuestionCoordinator: GroupQuestionCoordinatorProtocol {
  private let place: Place
  private let answer: Answer<[Group]>

  private init(_ place: Place, _ answer: Answer<[Group]>) {
    self.place = place
    self.answer = answer
  }

  /// Assembles the calçot of a question about groups, and shows it.
  static func show(
    _ question: GroupQuestion, answering answer: Answer<[Group]>, on place: Place, _ services: Services
  ) {
    // The parts.
    let interactors = question.groups.map { GroupInteractor(group: $0, dataProvider: services.groups) }
    let coordinator = GroupQuestionCoordinator(place, answer)
    let viewModel = GroupQuestionViewModel(question: question, interactors: interactors, coordinator: coordinator)

    // The view.
    let page = Page(QuestionView<GroupQuestionViewModel>.self, viewModel, load: viewModel.fetchGroups)

    // The wires: when a model changes, the view gets a new view model.
    for interactor in interactors { interactor.groupMembersDidChange.add(page) { page in page.update() } }

    // The screen.
    place.show(page, reloadingOn: services.groups.groupsDidChange)
  }

  package func finish(with groups: [Group]?) {
    if let groups { answer.give(groups) }
    place.leave()
  }
}
