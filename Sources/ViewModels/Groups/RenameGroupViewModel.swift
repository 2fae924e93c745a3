import Commands
import Interactors
import Localization
import Models
import Observation
import Observing
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

  /// The name typed so far; initially, the group's name.
  package var name: String {
    get { typedName ?? interactor.group.value?.name ?? "" }
    set { typedName = newValue }
  }

  /// What is wrong with the typed name; nil if nothing is.
  package var nameProblem: Text? {
    typedName.flatMap(interactor.problem)?.text
  }
  package var notice: Notice? { interactor.group.notice }

  // MARK: Inside: the interactor

  package func fetchGroup() async { await interactor.fetchGroup() }

  // MARK: Inside, then elsewhere

  package var save: Command<Void> {
    Command(disabled: disabledReason) { [self] in
      try await interactor.rename(to: name)
      coordinator.finish()
    }
  }

  // MARK: -

  /// Why the name cannot be saved; nil if it can.
  private var disabledReason: Text? {
    let group = interactor.group
    return group.disabledReason(gone: .groupGone) ?? interactor.problem(withName: name)?.text
      ?? (name == group.value?.name ? .groups(.nameUnchanged) : nil)
  }
}
