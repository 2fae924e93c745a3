import Commands
import Interactors
import Localization
import Models
import Observing
import Texts

/// Prepares a question about groups for its view, and passes the answer on.
///
/// A snapshot of the groups, which may change while the question is open. When one of them is not to be asked about any
/// more, the question stays and says why, because the user's next key is meant for it.
package struct GroupQuestionViewModel: Snapshot, QuestionViewModelProtocol {
  private let subject: GroupQuestion
  private let interactors: [any GroupInteractorProtocol]
  private let coordinator: any GroupQuestionCoordinatorProtocol
  private let groups: [LoadState<Group, GroupsError>]

  package init(
    question: GroupQuestion, interactors: [any GroupInteractorProtocol],
    coordinator: any GroupQuestionCoordinatorProtocol
  ) {
    subject = question
    self.interactors = interactors
    self.coordinator = coordinator
    groups = interactors.map(\.group)
  }

  package func updated() -> Self { Self(question: subject, interactors: interactors, coordinator: coordinator) }

  // MARK: What is shown

  package var question: Question {
    let names = groups.map { $0.value?.name ?? "" }
    return switch subject {
    case .decline:
      Question(
        title: .groups(.declineTitle(names.count)), message: .groups(.declineMessage(groups: names)),
        confirm: .groups(.decline))
    case .leave:
      Question(
        title: .groups(.leaveTitle(names.count)), message: .groups(.leaveMessage(groups: names)),
        confirm: .groups(.leave))
    }
  }
  package var notice: Notice? {
    groups.compactMap(\.notice).first ?? overtaken.map { Notice(.warning, $0) }
  }

  // MARK: Inside: the interactor

  package func fetchGroups() async {
    for interactor in interactors { await interactor.fetchGroup() }
  }

  // MARK: Elsewhere: the coordinator

  /// Agrees to what the question says of the groups as they are shown.
  package var confirm: Command<Void> {
    let disabledReason = groups.compactMap { $0.disabledReason(gone: .groupGone) }.first ?? overtaken
    return Command(disabled: disabledReason) { coordinator.finish(with: groups.compactMap(\.value)) }
  }

  package func cancel() { coordinator.finish(with: nil) }

  // MARK: -

  /// Why there is nothing left to ask about one of the groups; nil if there is, or if it is not known.
  private var overtaken: Text? {
    guard let group = groups.compactMap(\.value).first(where: { $0.category != subject.category }) else { return nil }
    let error = GroupsError.noLonger(subject.category)
    return (groups.count > 1 ? .refused(group.name, because: error) : error).text
  }
}
