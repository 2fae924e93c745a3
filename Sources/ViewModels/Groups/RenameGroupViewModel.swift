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
  /// The group's name that the user last saw, when typing began or in a later error.
  ///
  /// Saving fails if the group has a different name by then.
  private var seenName: String?

  private let interactor: any RenameGroupInteractorProtocol
  private let coordinator: any RenameGroupCoordinatorProtocol

  package init(interactor: any RenameGroupInteractorProtocol, coordinator: any RenameGroupCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: On the screen

  /// The title, with the group's current name; a placeholder until the name is known.
  package var title: Text {
    interactor.group.value.map { .groups(.renameTitle(group: $0.name)) } ?? .groups(.rename)
  }
  /// The name typed so far; initially, the group's name.
  package var name: String {
    get { typedName ?? groupName }
    set {
      seenName = seenName ?? groupName
      typedName = newValue
    }
  }
  /// The reason why nothing can be typed; nil if the user can type.
  package var nameDisabledReason: Text? { interactor.group.disabledReason(gone: .groupGone) }

  /// The problem with the typed name; nil if there is none.
  package var nameProblem: Text? {
    typedName.flatMap(interactor.problem)?.text
  }
  package var notice: Notice? {
    if let notice = interactor.group.notice { return notice }
    guard let seenName, seenName != groupName else { return nil }
    return Notice(.warning, .groups(.renamedMeanwhile(to: groupName)))
  }
  /// Whether the group to rename no longer exists.
  package var isGone: Bool { interactor.group.failure == .groupGone }

  // MARK: Inside: the interactor

  package func fetchGroup() async { await interactor.fetchGroup() }

  // MARK: Inside, then elsewhere

  /// Renames the group if it still has the name that the user saw.
  ///
  /// If somebody has renamed the group in the meantime, the error contains the new name, and the next call replaces that name.
  package var save: Command<Void> {
    let oldName = seenName ?? groupName
    return .reporting(disabled: disabledReason) { [self] in
      do throws(GroupsError) {
        let (group, undo) = try await interactor.rename(to: name, from: oldName)
        coordinator.finish()
        return Outcome(.groups(.renamed(group: oldName, to: group.name)), undo: undo)
      } catch {
        if case .renamedSince(let newName) = error { seenName = newName }
        throw error
      }
    }
  }

  // MARK: -

  private var groupName: String { interactor.group.value?.name ?? "" }

  /// The reason why the name cannot be saved; nil if it can be.
  private var disabledReason: Text? {
    nameDisabledReason ?? interactor.problem(withName: name)?.text
      ?? (name == groupName ? GroupsError.nameUnchanged.text : nil)
  }
}
