import Commands
import Interactors
import Localization
import Models
import Observing
import Texts

/// Prepares the groups overview for its view, and routes the user's interactions.
///
/// A snapshot of the interactor's model, so a command applies to the row that the user saw.
package struct GroupsViewModel: Snapshot {
  private let interactor: any GroupsInteractorProtocol
  private let coordinator: any GroupsCoordinatorProtocol
  private let groupsList: LoadState<GroupsList, GroupsError>
  private let lastChange: GroupsChange?

  package init(interactor: any GroupsInteractorProtocol, coordinator: any GroupsCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
    groupsList = interactor.groupsList
    lastChange = interactor.lastChange
  }

  package func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }

  // MARK: What is shown

  package var groupsCategory: Text { .groups(.category(category)) }
  package var content: Content {
    Content(groupsList) { list in
      list.groups.isEmpty ? .empty(.groups(.noGroups(category))) : .loaded(.groups(.groupCount(list.groups.count)))
    }
  }
  package var tabs: [GroupsTab] {
    GroupCategory.allCases.map { GroupsTab($0, count: groupsList.value?.count(of: $0), isShown: $0 == category) }
  }
  package var notice: Notice? { groupsList.notice ?? lastChange?.text(in: groups).map { Notice(.info, .groups($0)) } }
  /// The id of the group that the user has created last; nil if something else was done since.
  package var newRow: String? { lastChange?.newGroup }
  package var numberOfRows: Int { groups.count }

  /// Returns the row at a zero-based index; nil if there is none.
  package func data(forRowAt index: Int) -> GroupRowViewModel? {
    groups.indices.contains(index) ? GroupRowViewModel(groups[index]) : nil
  }

  // MARK: Inside: the interactor

  package func fetchGroups() async { await interactor.fetchGroups() }
  package func show(_ tab: GroupsTab) async { await interactor.fetchGroups(in: tab.category) }

  /// Why a group cannot have this name; nil if it can.
  package func problem(withName typed: String) -> Text? { interactor.problem(withName: typed)?.text }

  package var createGroup: Command<String> { Command { try await interactor.createGroup(named: $0) } }
  package var acceptInvitation: Command<Int> {
    Command(disabled: disabledReason(in: .invited)) { try await interactor.join(group: groups.row($0).id) }
  }
  package var joinGroup: Command<Int> {
    Command(disabled: disabledReason(in: .suggested)) { try await interactor.join(group: groups.row($0).id) }
  }

  // MARK: Elsewhere: the coordinator

  package var showGroup: Command<Int> {
    Command(disabled: disabledReason(in: category)) { try coordinator.present(group: groups.row($0).id) }
  }

  // MARK: Elsewhere, then inside

  package var declineInvitation: Command<Int> {
    Command(disabled: disabledReason(in: .invited)) { try await delete($0, asking: Question.declining) }
  }
  package var leaveGroup: Command<Int> {
    Command(disabled: disabledReason(in: .joined)) { try await delete($0, asking: Question.leaving) }
  }

  // MARK: -

  /// Deletes the group in a row, if the user wants that.
  private func delete(_ row: Int, asking question: (GroupSummary) -> Question) async throws {
    let group = try groups.row(row)
    guard await coordinator.ask(question(group)) else { return }
    try await interactor.leave(group: group.id)
  }

  private var category: GroupCategory { groupsList.value?.groupsCategory ?? .joined }
  private var groups: [GroupSummary] { groupsList.value?.groups ?? [] }

  /// Why no row of a category can be chosen: another one is shown, or there are no rows; nil if one can.
  private func disabledReason(in category: GroupCategory) -> Text? {
    category == self.category ? groups.isEmpty ? .shared(.noRows) : nil : .groups(.onlyIn(category))
  }
}
