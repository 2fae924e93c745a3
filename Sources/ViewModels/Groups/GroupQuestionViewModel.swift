import Presenting
import Interactors
import Localization
import Models
import Changes
import Texts

/// Prepares the question whether to leave a group for its view, and passes the answer on.
///
/// A snapshot of the group, which may change while the question is open. When it is not to be asked about any more, the
/// question stays and says why, because the user's next key is meant for it.
package struct GroupQuestionViewModel: Snapshot, QuestionViewModelProtocol {
  private let category: GroupCategory
  private let interactor: any GroupInteractorProtocol
  private let coordinator: any GroupQuestionCoordinatorProtocol
  private let group: LoadState<Group, GroupsError>

  package init(
    leaving category: GroupCategory, interactor: any GroupInteractorProtocol,
    coordinator: any GroupQuestionCoordinatorProtocol
  ) {
    self.category = category
    self.interactor = interactor
    self.coordinator = coordinator
    group = interactor.group
  }

  package func updated() -> Self { Self(leaving: category, interactor: interactor, coordinator: coordinator) }

  // MARK: What is shown

  package var question: Question { Question(leaving: [group.value?.name ?? ""], from: category) }
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

  /// Why there is nothing left to ask; nil if there is, or if it is not known.
  private var overtaken: Text? {
    group.value.flatMap { $0.category == category ? nil : GroupsError.noLonger(category).text }
  }
}
