import Interactors
import Localization
import Models

/// Prepares the groups overview for its view, and routes the user's interactions.
///
/// A snapshot of the interactor's model, so a command applies to the row that the user saw.
package struct GroupsViewModel: Snapshot {
  private let interactor: any GroupsInteractorProtocol
  private let coordinator: any GroupsCoordinatorProtocol
  private let groupsList: Loadable<GroupsList, GroupsError>

  package init(interactor: any GroupsInteractorProtocol, coordinator: any GroupsCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
    groupsList = interactor.groupsList
  }

  package func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }

  // MARK: What is shown

  package var groupsCategory: Text { .groups(.category(category)) }
  package var content: Content {
    Content(groupsList) { list in
      list.groups.isEmpty ? .empty(.groups(.noGroups(category))) : .loaded(.groups(.groupCount(list.groups.count)))
    }
  }
  package var notice: Notice? { groupsList.notice }
  package var numberOfRows: Int { groups.count }

  /// Returns the row at a zero-based index; nil if there is none.
  package func data(forRowAt index: Int) -> GroupRowViewModel? {
    groups.indices.contains(index) ? GroupRowViewModel(groups[index]) : nil
  }

  // MARK: Inside: the interactor

  package func fetchGroups() async { await interactor.fetchGroups() }
  package func showJoinedGroups() async { await interactor.fetchGroups(in: .joined) }
  package func showInvitations() async { await interactor.fetchGroups(in: .invited) }
  package func showSuggestions() async { await interactor.fetchGroups(in: .suggested) }

  package var createGroup: Command<String> { Command { try await interactor.createGroup(named: $0) } }
  package var acceptInvitation: Command<Int> { command(in: .invited) { try await interactor.join(group: $0.id) } }
  package var declineInvitation: Command<Int> { command(in: .invited) { try await interactor.leave(group: $0.id) } }
  package var joinGroup: Command<Int> { command(in: .suggested) { try await interactor.join(group: $0.id) } }

  // MARK: Elsewhere: the coordinator

  package var showGroup: Command<Int> { command(in: category) { coordinator.present(group: $0.id) } }

  // MARK: Elsewhere, then inside

  package var leaveGroup: Command<Int> {
    command(in: .joined) { group in
      let question = Question(
        title: .groups(.leaveTitle), message: .groups(.leaveMessage(group: group.name)), confirm: .groups(.leave))
      guard await coordinator.ask(question) else { return }
      try await interactor.leave(group: group.id)
    }
  }

  // MARK: -

  private var category: GroupCategory { groupsList.value?.groupsCategory ?? .joined }
  private var groups: [Group] { groupsList.value?.groups ?? [] }

  /// Returns a command for a row of one category; disabled if another category is shown, or if there are no rows.
  private func command(
    in category: GroupCategory, action: @escaping (Group) async throws -> Void
  ) -> Command<Int> {
    let isElsewhere = category != self.category
    return Command(disabled: isElsewhere ? .groups(.onlyIn(category)) : groups.isEmpty ? .shared(.noRows) : nil) {
      try await action(groups.row($0))
    }
  }
}
