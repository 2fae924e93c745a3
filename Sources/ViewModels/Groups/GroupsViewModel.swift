package import Interactors
package import Localization
import Models

/// Prepares the groups overview for its view, and passes on what the user does there.
///
/// It is a snapshot of the interactor's model: when the model changes, the coordinator gives the view a new one. So the
/// row that the user chose is the row that the user saw, whatever has happened to the list meanwhile.
///
/// Seed 001.
package struct GroupsViewModel {
  private let interactor: any GroupsInteractorProtocol
  private let coordinator: any GroupsCoordinatorProtocol
  private let strings: Strings
  private let groupsList: GroupsList
  private let fetch: Fetch<GroupsError>

  package init(
    interactor: any GroupsInteractorProtocol, coordinator: any GroupsCoordinatorProtocol, strings: Strings
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
    groupsList = interactor.groupsList
    fetch = interactor.fetch
  }

  // MARK: What is shown

  /// What the category of the shown groups is called: the screen's title.
  package var groupsCategory: String {
    strings.title(of: groupsList.groupsCategory)
  }

  package var content: Content {
    if !groupsList.groups.isEmpty {
      return .loaded(strings(GroupsText.groupCount, count: groupsList.groups.count))
    }
    return switch fetch {
    case .notStarted, .running: .loading(strings(SharedText.loading))
    case .failed(let error): .failed(strings.fetchMessage(for: error))
    case .finished: .empty(strings(noGroups))
    }
  }

  /// Why the shown groups are not the newest; nil as long as they are.
  package var fetchFailure: String? {
    guard case .failed(let error) = fetch else { return nil }
    return strings.fetchMessage(for: error)
  }

  package var numberOfRows: Int { groupsList.groups.count }

  /// The row at `index`, counted from 0; nil if there is none.
  package func data(forRowAt index: Int) -> GroupRowViewModel? {
    guard groupsList.groups.indices.contains(index) else { return nil }
    let group = groupsList.groups[index]
    return GroupRowViewModel(
      id: group.id, groupName: group.name, memberCount: strings(GroupsText.memberCount, count: group.members.count))
  }

  // MARK: Inside this calçot: the interactor

  package func fetchGroups() async {
    await interactor.fetchGroups()
  }

  package func showJoinedGroups() async {
    await interactor.fetchGroups(in: .joined)
  }

  package func showInvitations() async {
    await interactor.fetchGroups(in: .invited)
  }

  package func showSuggestions() async {
    await interactor.fetchGroups(in: .suggested)
  }

  /// Creates a group that the user has joined.
  package func createGroup(named name: String) async throws(Refusal) {
    try await strings.refusing(try await interactor.createGroup(named: name))
  }

  /// Accepts the invitation in a row.
  package var acceptInvitation: Command<Int> {
    Command(unless: whyNotAmong(.invited)) { row throws(Refusal) in try await join(group(at: row)) }
  }

  /// Declines the invitation in a row.
  package var declineInvitation: Command<Int> {
    Command(unless: whyNotAmong(.invited)) { row throws(Refusal) in try await leave(group(at: row)) }
  }

  /// Joins the suggested group in a row.
  package var joinGroup: Command<Int> {
    Command(unless: whyNotAmong(.suggested)) { row throws(Refusal) in try await join(group(at: row)) }
  }

  // MARK: To another calçot: the coordinator

  /// Shows the detail of the group in a row.
  package var showGroup: Command<Int> {
    Command(unless: whyNotAmong(groupsList.groupsCategory)) { row throws(Refusal) in
      coordinator.present(group: try group(at: row).id)
    }
  }

  /// Leaves the joined group in a row, if the user means it.
  package var leaveGroup: Command<Int> {
    Command(unless: whyNotAmong(.joined)) { row throws(Refusal) in
      let group = try group(at: row)
      let question = Question(
        title: strings(GroupsText.leaveTitle),
        message: strings(GroupsText.leaveMessage, ["group": group.name]),
        confirm: strings(GroupsText.leaveConfirm),
        cancel: strings(SharedText.cancel))
      guard await coordinator.ask(question) else { return }
      try await leave(group)
    }
  }

  package func dismissGroup() {
    coordinator.dismissGroup()
  }

  // MARK: -

  private var noGroups: GroupsText {
    switch groupsList.groupsCategory {
    case .joined: .noJoined
    case .invited: .noInvited
    case .suggested: .noSuggested
    }
  }

  /// What is against choosing one of the groups of a category here; nil if nothing is.
  private func whyNotAmong(_ category: GroupCategory) -> Refusal? {
    if category != groupsList.groupsCategory {
      return Refusal(strings(GroupsText.notHere, ["title": strings.title(of: category)]))
    }
    return groupsList.groups.isEmpty ? Refusal(strings(SharedText.noRows)) : nil
  }

  private func group(at index: Int) throws(Refusal) -> Group {
    try strings.element(inRow: index, of: groupsList.groups)
  }

  private func join(_ group: Group) async throws(Refusal) {
    try await strings.refusing(try await interactor.join(group: group.id))
  }

  private func leave(_ group: Group) async throws(Refusal) {
    try await strings.refusing(try await interactor.leave(group: group.id))
  }
}
