import Commands
import Interactors
import Localization
import Models
import Observing
import Texts

/// Prepares the group detail for its view, and routes the user's interactions.
///
/// A snapshot of the interactor's model, so a command applies to the member that the user saw.
package struct GroupViewModel: Snapshot {
  private let interactor: any GroupInteractorProtocol
  private let coordinator: any GroupCoordinatorProtocol
  private let group: LoadState<Group, GroupsError>
  private let lastChange: MembersChange?

  package init(interactor: any GroupInteractorProtocol, coordinator: any GroupCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
    group = interactor.group
    lastChange = interactor.lastChange
  }

  package func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }

  // MARK: What is shown

  package var id: String { interactor.id }
  /// The group's name, or a placeholder until it is known.
  package var groupName: Text { group.value.map { Text(verbatim: $0.name) } ?? .groups(.group) }
  package var content: Content {
    Content(group) { group in
      group.members.isEmpty ? .empty(.groups(.noMembers)) : .loaded(.groups(.memberCount(group.members.count)))
    }
  }
  package var notice: Notice? { group.notice ?? lastChange?.text(in: members).map { Notice(.info, .groups($0)) } }
  /// The id of the member whom the user has added last; nil if something else was done since.
  package var newRow: String? { lastChange?.newMember }
  package var numberOfMembers: Int { members.count }

  /// Returns the member at a zero-based index; nil if there is none.
  package func data(forMemberAt index: Int) -> PersonRowViewModel? {
    members.indices.contains(index) ? PersonRowViewModel(members[index]) : nil
  }

  // MARK: Inside: the interactor

  package func fetchGroup() async { await interactor.fetchGroup() }

  // MARK: Elsewhere: the coordinator

  /// Leaves the detail; nil unless the group is gone.
  package var dismissGroup: Command<Void>? {
    isGone ? Command { coordinator.dismissGroup() } : nil
  }

  package var renameGroup: Command<Void> {
    Command(disabled: disabledReason) { coordinator.rename(group: id) }
  }

  // MARK: Elsewhere, then inside

  package var addMember: Command<Void> {
    Command(disabled: disabledReason) {
      guard let person = await coordinator.pickPerson(notIn: id) else { return }
      try await interactor.add(user: person)
    }
  }

  package var removeMember: Command<Int> {
    Command(disabled: disabledReason ?? (members.isEmpty ? .shared(.noRows) : nil)) { row in
      let member = try members.row(row)
      let question = Question(
        title: .groups(.removeTitle), message: .groups(.removeMessage(person: member.fullName, group: groupName)),
        confirm: .groups(.remove))
      guard await coordinator.ask(question) else { return }
      try await interactor.remove(user: member.id)
    }
  }

  // MARK: -

  private var members: [User] { group.value?.members ?? [] }
  private var isGone: Bool { group.failure == .groupGone }

  /// Why the group cannot be changed; nil if it can.
  private var disabledReason: Text? { group.disabledReason(gone: .groupGone) }
}
