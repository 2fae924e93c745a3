import Changes
import Interactors
import Localization
import Models
import Observation
import Presenting
import Texts

/// Prepares the rename screen for its view, and routes the user's interactions.
///
/// It holds typed text, so it is observable and never replaced.
@Observable
package final class RenameGroupViewModel {
  private var typedName: String?

  private let interactor: any RenameGroupInteractorProtocol
  private let coordinator: any RenameGroupCoordinatorProtocol

  package init(interactor: any RenameGroupInteractorProtocol, coordinator: any RenameGroupCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: What is shown

  /// The title, with the group's current name; a placeholder until the name is known.
  package var title: Text {
    interactor.group.value.map { .groups(.renameTitle(group: $0.name)) } ?? .groups(.rename)
  }
  /// The name typed so far; initially, the group's name.
  package var name: String {
    get { typedName ?? groupName }
    set { typedName = newValue }
  }

  /// What is wrong with the typed name.
  package var nameProblem: Text? {
    typedName.flatMap(interactor.problem)?.text
  }
  package var notice: Notice? { interactor.group.notice }

  // MARK: Inside: the interactor

  package func fetchGroup() async { await interactor.fetchGroup() }

  // MARK: Inside, then elsewhere

  /// Renames the group if it still has the name that the user saw.
  package var save: Command<Void> {
    let oldName = groupName
    return .reporting(disabled: disabledReason) { [self] in
      let (group, undo) = try await interactor.rename(to: name, from: oldName)
      coordinator.finish()
      return Outcome(.groups(.renamed(group: oldName, to: group.name)), undo: undo)
    }
  }

  // MARK: -

  private var groupName: String { interactor.group.value?.name ?? "" }

  /// Why the name cannot be saved.
  private var disabledReason: Text? {
    interactor.group.disabledReason(gone: .groupGone) ?? interactor.problem(withName: name)?.text
      ?? (name == groupName ? GroupsError.nameUnchanged.text : nil)
  }
}
