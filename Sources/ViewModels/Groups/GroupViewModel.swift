import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// Prepares the group detail for its view, and routes the user's interactions.
///
/// A snapshot of the interactor's model, so a command applies to the member that the user saw.
package struct GroupViewModel: Snapshot {
  private let interactor: any GroupInteractorProtocol
  private let coordinator: any GroupCoordinatorProtocol
  private let group: LoadState<Group, GroupsError>
  private let namesakes: Set<User.ID>

  package init(interactor: any GroupInteractorProtocol, coordinator: any GroupCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
    group = interactor.group
    namesakes = group.value?.participants.map(\.person).namesakes ?? []
  }

  package func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }

  // MARK: What is shown

  package var id: String { interactor.id }
  /// The group's name, or a placeholder until it is known.
  package var groupName: Text { group.value.map { Text(verbatim: $0.name) } ?? .groups(.group) }
  package var content: Content {
    Content(group) { .loaded(.groups(.people(in: $0))) }
  }
  package var notice: Notice? { group.notice }
  /// The number of members and of people who are invited.
  package var numberOfPeople: Int { people.count }

  /// Returns the member or invited person at a zero-based index.
  package func data(forPersonAt index: Int) -> PersonRowViewModel? {
    people.indices.contains(index) ? PersonRowViewModel(people[index], among: namesakes) : nil
  }

  // MARK: Inside: the interactor

  package func fetchGroup() async { await interactor.fetchGroup() }

  // MARK: Elsewhere: the coordinator

  /// Leaves the detail of a group that is gone.
  package var dismissGroup: Command<Void>? {
    isGone ? Command { coordinator.dismissGroup() } : nil
  }

  package var renameGroup: Command<Void> {
    Command(disabled: disabledReason) { coordinator.rename(group: id) }
  }

  // MARK: Elsewhere, then inside

  package var addMember: Command<Void> {
    .reporting(disabled: disabledReason) {
      guard let person = await coordinator.pickPerson(notIn: id) else { return nil }
      let undo = try await interactor.add(user: person)
      return Outcome(.groups(.added(person: person.fullName)), row: person.id, undo: undo)
    }
  }

  package var inviteMember: Command<Void> {
    .reporting(disabled: disabledReason) {
      guard let person = await coordinator.pickGuest(notIn: id) else { return nil }
      let undo = try await interactor.invite(user: person)
      return Outcome(.groups(.personInvited(person: person.fullName)), row: person.id, undo: undo)
    }
  }

  /// Removes members, and withdraws invitations; several only if the user agrees.
  package var removeMember: Command<[Int]> {
    .reporting(disabled: disabledReason ?? (people.isEmpty ? .shared(.noRows) : nil)) { rows in
      let chosen = try rows.map(people.row)
      let names = chosen.map(\.person.fullName)
      if chosen.count > 1 {
        let question = Question(
          title: .groups(.removeTitle), message: .groups(.removeMessage(people: names)), confirm: .groups(.remove))
        guard await coordinator.ask(question) else { return nil }
      }
      let undo = try await interactor.remove(users: chosen)
      return Outcome(.groups(.removed(people: names)), row: chosen.first?.id, undo: undo)
    }
  }

  // MARK: -

  private var people: [Participant] { group.value?.participants ?? [] }
  private var isGone: Bool { group.failure == .groupGone }

  /// Why the group cannot be changed.
  private var disabledReason: Text? { group.disabledReason(gone: .groupGone) }
}
