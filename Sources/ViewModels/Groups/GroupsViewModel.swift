import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// Prepares the groups overview for its view, and routes the user's interactions.
///
/// This is a snapshot of the interactor's model, so a command applies to the row that the user saw.
package struct GroupsViewModel: Snapshot {
  private let interactor: any GroupsInteractorProtocol
  private let coordinator: any GroupsCoordinatorProtocol
  private let groupsList: LoadState<GroupsList, GroupsError>

  package init(interactor: any GroupsInteractorProtocol, coordinator: any GroupsCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
    groupsList = interactor.groupsList
  }

  package func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }

  // MARK: On the screen

  package var groupsCategory: Text { .groups(.category(category)) }
  package var content: Content {
    Content(groupsList) { list in
      if list.groups.isEmpty { return .empty(.groups(.noGroups(category))) }
      return .loaded(.groups(list.isWhole ? .groupCount(list.groups.count) : .firstGroups(list.groups.count)))
    }
  }
  package var tabs: [GroupsTab] {
    GroupCategory.allCases.map { GroupsTab($0, count: groupsList.value?.count(of: $0), isShown: $0 == category) }
  }
  package var notice: Notice? { groupsList.notice }
  /// The number of pieces of news that the user has not read; 0 until it is known.
  package var unreadNews: Int { groupsList.value?.unreadNews ?? 0 }
  package var numberOfRows: Int { groups.count }
  /// Whether the rows include all groups of the category; true until the groups are loaded.
  package var hasAllRows: Bool { groupsList.value?.isWhole ?? true }

  /// Returns the row at a zero-based index.
  package func data(forRowAt index: Int) -> GroupRowViewModel? {
    groups.indices.contains(index) ? GroupRowViewModel(groups[index]) : nil
  }

  /// Returns the zero-based index of the row of a group.
  package func index(ofGroup id: Group.ID) -> Int? { groups.firstIndex { $0.id == id } }

  // MARK: Inside: the interactor

  package func fetchGroups() async { await interactor.fetchGroups() }
  package func fetchAllGroups() async { await interactor.fetchAllGroups() }
  package func show(_ category: GroupCategory) async { await interactor.fetchGroups(in: category) }

  /// Returns why a group cannot have this name; nil if no reason is known.
  package func problem(withName typed: String) -> Text? { interactor.problem(withName: typed)?.text }

  package var createGroup: Command<String> {
    .reporting { name in
      let (group, undo) = try await interactor.createGroup(named: name)
      let name = group.name
      return Outcome(
        .groups(.created(group: name)), row: group.id, undo: undo,
        part: .init(undone: .groups(.leftToOthers(group: name)), redone: .groups(.joined(groups: [name]))))
    }
  }
  package var acceptInvitation: Command<[Int]> { join(from: .invited) { .accepted(groups: $0) } }
  package var joinGroup: Command<[Int]> { join(from: .suggested) { .joined(groups: $0) } }

  // MARK: Elsewhere: the coordinator

  package var showGroup: Command<Int> {
    Command(disabled: disabledReason(in: category)) { try coordinator.present(group: groups.row($0).id) }
  }

  package var showNews: Command<Void> { Command { coordinator.presentNews() } }

  // MARK: Elsewhere, then inside

  package var declineInvitation: Command<[Int]> { leave(from: .invited) { .declined(groups: $0) } }
  package var leaveGroup: Command<[Int]> { leave(from: .joined) { .left(groups: $0) } }

  // MARK: -

  /// Returns a command that joins the groups in the given rows.
  private func join(
    from category: GroupCategory, reporting text: @escaping ([String]) -> GroupsText
  ) -> Command<[Int]> {
    .reporting(disabled: disabledReason(in: category)) { rows in
      let chosen = try rows.map(groups.row)
      let undo = try await interactor.join(groups: chosen, from: category)
      return Outcome(.groups(text(chosen.map(\.name))), row: chosen.first?.id, undo: undo)
    }
  }

  /// Returns a command that leaves groups or declines invitations.
  ///
  /// If several rows are chosen, the command asks first.
  private func leave(
    from category: GroupCategory, reporting text: @escaping ([String]) -> GroupsText
  ) -> Command<[Int]> {
    .reporting(disabled: disabledReason(in: category)) { rows in
      let chosen = try rows.map(groups.row)
      let names = chosen.map(\.name)
      if chosen.count > 1 {
        guard await coordinator.ask(Question(leaving: names, from: category)) else { return nil }
      }
      let (deleted, undo) = try await interactor.leave(groups: chosen, from: category)
      let left = Text.groups(text(names))
      let deletion = Text.groups(chosen.count == 1 ? .groupDeleted : .groupsDeleted(deleted.map(\.name)))
      return Outcome(
        deleted.isEmpty ? left : "\(left) \(deletion)", withoutConsequence: left, row: chosen.first?.id, undo: undo)
    }
  }

  private var category: GroupCategory { groupsList.value?.groupsCategory ?? .joined }
  private var groups: [GroupSummary] { groupsList.value?.groups ?? [] }

  /// Returns why no row of a category can be chosen: it is not shown, or it has no rows.
  private func disabledReason(in category: GroupCategory) -> Text? {
    if category != self.category { return .groups(.onlyIn(category)) }
    return groups.isEmpty ? .shared(.noRows) : nil
  }
}
