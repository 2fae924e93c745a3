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
  package var addMember: Command<Void> {
    Command(unless: whyNotChange) { () throws(Refusal) in
      guard let group, let person = await coordinator.pickPerson(notIn: group.id) else { return }
      try await strings.refusing(try await interactor.add(user: person))
    }
  }

  /// Removes the member in a row, if the user means it.
  package var removeMember: Command<Int> {
    Command(unless: whyNotChange ?? whyNobody) { row throws(Refusal) in
      guard let group else { return }
      let member = try strings.element(inRow: row, of: group.members)
      let question = Question(
        title: strings(GroupsText.removeTitle),
        message: strings(GroupsText.removeMessage, ["person": member.fullName, "group": group.name]),
        confirm: strings(GroupsText.removeConfirm),
        cancel: strings(SharedText.cancel))
      guard await coordinator.ask(question) else { return }
      try await strings.refusing(try await interactor.remove(user: member.id))
    }
  }

  package func dismissGroup() {
    coordinator.dismissGroup()
  }

  // MARK: -

  /// What is against changing the members: there is no group yet, or, as far as is known, no longer.
  private var whyNotChange: Refusal? {
    if fetch == .failed(.groupGone) { return Refusal(strings(GroupsText.groupGone)) }
    return group == nil ? Refusal(strings(SharedText.notLoaded)) : nil
  }

  private var whyNobody: Refusal? {
    numberOfMembers == 0 ? Refusal(strings(SharedText.noRows)) : nil
  }
}
