package import Interactors
package import Localization
import Models

/// Prepares the group detail for its view, and passes on what the user does there.
///
/// A snapshot of the interactor's model, replaced by the coordinator when the model changes.
///
/// Seed 001.
package struct GroupViewModel {
  private let interactor: any GroupInteractorProtocol
  private let coordinator: any GroupCoordinatorProtocol
  private let strings: Strings
  private let group: Group?
  private let fetch: Fetch<GroupsError>

  package init(
    interactor: any GroupInteractorProtocol, coordinator: any GroupCoordinatorProtocol, strings: Strings
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
    group = interactor.group
    fetch = interactor.fetch
  }

  // MARK: What is shown

  /// The group's name, or what stands in its place until it is known.
  package var groupName: String {
    group?.name ?? strings(GroupsText.group)
  }

  package var content: Content {
    if let group {
      return group.members.isEmpty
        ? .empty(strings(GroupsText.noMembers))
        : .loaded(strings(GroupsText.memberCount, count: group.members.count))
    }
    if let fetchFailure { return .failed(fetchFailure) }
    return .loading(strings(SharedText.loading))
  }

  /// Why the shown members are not the newest; nil as long as they are.
  package var fetchFailure: String? {
    guard case .failed(let error) = fetch else { return nil }
    return strings.fetchMessage(for: error)
  }

  /// Whether there is still a group, as far as is known, that somebody can be added to.
  package var canAddMember: Bool { group != nil && fetch != .failed(.groupGone) }
  package var canRemoveMember: Bool { canAddMember && numberOfMembers > 0 }

  package var numberOfMembers: Int { group?.members.count ?? 0 }

  /// The member at `index`, counted from 0; nil if there is none.
  package func data(forMemberAt index: Int) -> PersonRowViewModel? {
    guard let group, group.members.indices.contains(index) else { return nil }
    return PersonRowViewModel(group.members[index])
  }

  // MARK: Inside this calçot: the interactor

  package func fetchGroup() async {
    await interactor.fetchGroup()
  }

  // MARK: To another calçot: the coordinator

  /// Has the user pick somebody, and adds whoever was picked.
  package func addMember() async throws(Refusal) {
    guard let group else { throw Refusal(strings(GroupsText.groupGone)) }
    guard let person = await coordinator.pickPerson(notIn: group.id) else { return }
    try await strings.refusing(try await interactor.add(user: person))
  }

  /// Removes the member at `index`, counted from 0, if the user means it.
  package func removeMember(at index: Int) async throws(Refusal) {
    guard let group, group.members.indices.contains(index) else {
      throw Refusal(strings(SharedText.noSuchRow, ["row": strings.number(index + 1)]))
    }
    let member = group.members[index]
    let question = Question(
      title: strings(GroupsText.removeTitle),
      message: strings(GroupsText.removeMessage, ["person": member.fullName, "group": group.name]),
      confirm: strings(GroupsText.removeConfirm),
      cancel: strings(SharedText.cancel))
    guard await coordinator.ask(question) else { return }
    try await strings.refusing(try await interactor.remove(user: member.id))
  }

  package func dismissGroup() {
    coordinator.dismissGroup()
  }
}
