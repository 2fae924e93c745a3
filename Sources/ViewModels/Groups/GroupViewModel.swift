import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// Prepares the group detail for its view, and routes the user's interactions.
///
/// This is a snapshot of the interactor's model, so a command applies to the member whom the user saw.
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

  // MARK: On the screen

  package var id: String { interactor.id }
  /// The group's name, or a placeholder until it is known.
  package var groupName: Text { group.value.map { Text(verbatim: $0.name) } ?? .groups(.group) }
  package var content: Content {
    Content(shown) { .loaded(.groups(.people(in: $0, for: interactor.me))) }
  }
  package var notice: Notice? { group.notice }
  /// The user's standing in the group, the same in every language; nil until it is known.
  package var standingName: String? { category?.rawValue }
  /// The number of members and of people who are invited.
  package var numberOfPeople: Int { people.count }

  /// Returns the member or invited person at a zero-based index.
  package func data(forPersonAt index: Int) -> PersonRowViewModel? {
    people.indices.contains(index) ? PersonRowViewModel(people[index], of: interactor.me, among: namesakes) : nil
  }

  // MARK: Inside: the interactor

  package func fetchGroup() async { await interactor.fetchGroup() }

  package var joinGroup: Command<Void> { join(from: .suggested) { .joined(groups: [$0]) } }
  package var acceptInvitation: Command<Void> { join(from: .invited) { .accepted(groups: [$0]) } }

  // MARK: Elsewhere: the coordinator

  /// Leaves the detail of a group that no longer exists; nil while the group exists.
  package var dismissGroup: Command<Void>? {
    isGone ? Command { coordinator.dismissGroup() } : nil
  }

  package var renameGroup: Command<Void> {
    Command(disabled: disabledReason) { coordinator.rename(group: id) }
  }

  // MARK: Elsewhere, then inside

  package var addMember: Command<Void> {
    .reporting(disabled: disabledReason) {
      guard let people = await coordinator.pickPeople(notIn: id) else { return nil }
      let undo = try await interactor.add(users: people)
      let text = GroupsText.added(people: people.map(\.fullName), to: name)
      return Outcome(.groups(text), row: people.first?.id, undo: undo)
    }
  }

  package var inviteMember: Command<Void> {
    .reporting(disabled: disabledReason) {
      guard let people = await coordinator.pickGuests(notIn: id) else { return nil }
      let undo = try await interactor.invite(users: people)
      let text = GroupsText.personInvited(people: people.map(\.fullName), to: name)
      return Outcome(.groups(text), row: people.first?.id, undo: undo)
    }
  }

  /// Removes members, and withdraws invitations.
  ///
  /// Asks first if several people are chosen, or if the user is one of them.
  package var removeMember: Command<[Int]> {
    .reporting(disabled: disabledReason ?? (people.isEmpty ? .shared(.noRows) : nil)) { rows in
      let chosen = try rows.map(people.row)
      let names = chosen.map(\.person.fullName)
      let isLeaving = chosen.contains { $0.id == interactor.me.id }
      if chosen.count > 1 || isLeaving {
        let question = chosen.count > 1 ? Question(removing: names) : Question(leaving: name)
        guard await coordinator.ask(question) else { return nil }
      }
      let (isGroupDeleted, undo) = try await interactor.remove(users: chosen)
      let areGuests = chosen.allSatisfy { $0.standing != .joined }
      let removed = Text.groups(areGuests ? .withdrawn(people: names, from: name) : .removed(people: names, from: name))
      guard isLeaving else { return Outcome(removed, row: chosen.first?.id, undo: undo) }
      coordinator.dismissGroup()
      let left = leftText(isGroupDeleted)
      return chosen.count > 1
        ? Outcome("\(removed) \(left)", withoutConsequence: removed, row: id, undo: undo)
        : Outcome(left, withoutConsequence: .groups(.left(groups: [name])), row: id, undo: undo)
    }
  }

  /// Leaves the group, and its detail.
  package var leaveGroup: Command<Void> {
    leave(from: .joined, reporting: .left(groups: [name]), withConsequence: leftText)
  }

  /// Declines the invitation, and leaves the detail.
  package var declineInvitation: Command<Void> {
    let declined = GroupsText.declined(groups: [name])
    return leave(from: .invited, reporting: declined) { isGroupDeleted in
      isGroupDeleted ? "\(.groups(declined)) \(.groups(.groupDeleted))" : .groups(declined)
    }
  }

  // MARK: -

  private func join(from category: GroupCategory, reporting text: @escaping (String) -> GroupsText) -> Command<Void> {
    .reporting(disabled: disabledReason(in: category)) {
      let undo = try await interactor.join(from: category)
      return Outcome(.groups(text(name)), row: interactor.me.id, undo: undo)
    }
  }

  private func leave(
    from category: GroupCategory, reporting done: GroupsText, withConsequence text: @escaping (Bool) -> Text
  ) -> Command<Void> {
    .reporting(disabled: disabledReason(in: category)) {
      let mine = people.filter { $0.id == interactor.me.id }
      let (isGroupDeleted, undo) = try await interactor.remove(users: mine)
      coordinator.dismissGroup()
      return Outcome(text(isGroupDeleted), withoutConsequence: .groups(done), row: id, undo: undo)
    }
  }

  private func leftText(_ isGroupDeleted: Bool) -> Text {
    .groups(isGroupDeleted ? .leftAndDeleted(group: name) : .leftToOthers(group: name))
  }

  private var name: String { group.value?.name ?? "" }
  private var category: GroupCategory? { group.value?.category(for: interactor.me.id) }

  /// The state of the group to show; it has no value once the group no longer exists.
  private var shown: LoadState<Group, GroupsError> { group.without(gone: .groupGone) }
  private var people: [Participant] { shown.value?.participants ?? [] }
  private var isGone: Bool { group.failure == .groupGone }

  /// The reason why the user cannot change the group; nil if the user can.
  private var disabledReason: Text? {
    group.disabledReason(gone: .groupGone) ?? group.value?.reasonNotToChange(for: interactor.me)
  }

  /// Returns why the user cannot run a command that applies only to this category.
  private func disabledReason(in category: GroupCategory) -> Text? {
    if let reason = group.disabledReason(gone: .groupGone) { return reason }
    return category == self.category ? nil : .groups(.onlyFrom(category))
  }
}
