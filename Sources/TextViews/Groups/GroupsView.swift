package import Localization
import Observation
package import TextUI
package import ViewModels

/// The groups overview: one category of groups in a list.
///
/// Owned by the navigation stack.
///
/// Seed 001.
@Observable
package final class GroupsView: TextView {
  package let work = Work()
  /// The view redraws itself when the coordinator replaces it.
  package var viewModel: GroupsViewModel
  private let strings: Strings

  package init(viewModel: GroupsViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package func load() {
    work.start { [viewModel] in await viewModel.fetchGroups() }
  }

  package var screen: Screen {
    Screen(
      path: "groups",
      title: viewModel.groupsCategory,
      elements: viewModel.content.elements + [.list(rows)],
      commands: commands,
      notice: viewModel.fetchFailure.map { Notice(.error, $0) })
  }

  private var rows: RowList {
    RowList(count: viewModel.numberOfRows) { [viewModel] index in
      viewModel.data(forRowAt: index).map { row in
        Row(id: row.id, text: row.groupName, detail: row.memberCount, goesDeeper: true)
      }
    }
  }

  private var commands: [Command] {
    [
      Command(
        "open", key: .enter, help: strings(GroupsCommandText.open), isEnabled: viewModel.numberOfRows > 0,
        action: .row(viewModel.showGroup(at:))),
      Command(
        "joined", key: .character("1"), help: strings(GroupsCommandText.joined),
        action: .nothing(viewModel.showJoinedGroups)),
      Command(
        "invited", key: .character("2"), help: strings(GroupsCommandText.invited),
        action: .nothing(viewModel.showInvitations)),
      Command(
        "suggested", key: .character("3"), help: strings(GroupsCommandText.suggested),
        action: .nothing(viewModel.showSuggestions)),
      Command(
        "create", key: .character("c"), help: strings(GroupsCommandText.create),
        action: .text(viewModel.createGroup(named:))),
      Command(
        "accept", key: .character("a"), help: strings(GroupsCommandText.accept),
        isEnabled: viewModel.showsInvitations, action: .row(viewModel.acceptInvitation(at:))),
      Command(
        "decline", key: .character("d"), help: strings(GroupsCommandText.decline),
        isEnabled: viewModel.showsInvitations, action: .row(viewModel.declineInvitation(at:))),
      Command(
        "join", key: .character("n"), help: strings(GroupsCommandText.join), isEnabled: viewModel.showsSuggestions,
        action: .row(viewModel.joinGroup(at:))),
      Command(
        "leave", key: .character("l"), help: strings(GroupsCommandText.leave), isEnabled: viewModel.showsJoinedGroups,
        action: .row(viewModel.leaveGroup(at:))),
      Command(
        "refresh", key: .character("r"), help: strings(CommandText.refresh), action: .nothing(viewModel.fetchGroups)),
      Command("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissGroup)),
    ]
  }
}
