import Commands
import Interactors
import Localization
import Models
import Observing
import Texts

/// Prepares a question about a group for its view, and passes the answer on.
///
/// A snapshot of the group, which may change while the question is open. When there is nothing left to ask, the question
/// stays and says why, because the user's next key is meant for it.
package struct GroupQuestionViewModel: Snapshot, QuestionViewModelProtocol {
  private let subject: GroupQuestion
  private let interactor: any GroupInteractorProtocol
  private let coordinator: any GroupQuestionCoordinatorProtocol
  private let group: LoadState<Group, GroupsError>

  package init(
    question: GroupQuestion, interactor: any GroupInteractorProtocol, coordinator: any GroupQuestionCoordinatorProtocol
  ) {
    subject = question
    self.interactor = interactor
    self.coordinator = coordinator
    group = interactor.group
  }

  package func updated() -> Self { Self(question: subject, interactor: interactor, coordinator: coordinator) }

  // MARK: What is shown

  package var question: Question {
    let name = group.value?.name ?? ""
    return switch subject {
    case .decline:
      Question(
        title: .groups(.declineTitle), message: .groups(.declineMessage(group: name)), confirm: .groups(.decline))
    case .leave:
      Question(title: .groups(.leaveTitle), message: .groups(.leaveMessage(group: name)), confirm: .groups(.leave))
    }
  }
  package var notice: Notice? { group.notice ?? overtaken.map { Notice(.warning, $0) } }

  // MARK: Inside: the interactor

  package func fetchGroup() async { await interactor.fetchGroup() }

  // MARK: Elsewhere: the coordinator

  /// Agrees to what the question says of the group as it is shown.
  package var confirm: Command<Void> {
    Command(disabled: group.disabledReason(gone: .groupGone) ?? overtaken) { coordinator.finish(with: group.value) }
  }

  package func cancel() { coordinator.finish(with: nil) }

  // MARK: -

  /// Why there is nothing left to ask about the group; nil if there is, or if it is not known.
  private var overtaken: Text? {
    guard let group = group.value, group.category != subject.category else { return nil }
    return GroupsError.noLonger(subject.category).text
  }
}
