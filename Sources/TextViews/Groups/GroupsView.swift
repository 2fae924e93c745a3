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
    RowList(id: viewModel.groupsCategory, count: viewModel.numberOfRows) { [viewModel] index in
      viewModel.data(forRowAt: index).map { row in
        Row(id: row.id, text: row.groupName, detail: row.memberCount, goesDeeper: true)
      }
    }
  }

  private var commands: [KeyCommand] {
    [
      KeyCommand("open", key: .enter, help: strings(GroupsCommandText.open), viewModel.showGroup),
      KeyCommand(
        "joined", key: .character("1"), help: strings(GroupsCommandText.joined),
        action: .nothing(viewModel.showJoinedGroups)),
      KeyCommand(
        "invited", key: .character("2"), help: strings(GroupsCommandText.invited),
        action: .nothing(viewModel.showInvitations)),
      KeyCommand(
        "suggested", key: .character("3"), help: strings(GroupsCommandText.suggested),
        action: .nothing(viewModel.showSuggestions)),
      KeyCommand(
        "create", key: .character("c"), help: strings(GroupsCommandText.create),
        action: .text(viewModel.createGroup(named:))),
      KeyCommand("accept", key: .character("a"), help: strings(GroupsCommandText.accept), viewModel.acceptInvitation),
      KeyCommand(
        "decline", key: .character("d"), help: strings(GroupsCommandText.decline), viewModel.declineInvitation),
      KeyCommand("join", key: .character("n"), help: strings(GroupsCommandText.join), viewModel.joinGroup),
      KeyCommand("leave", key: .character("l"), help: strings(GroupsCommandText.leave), viewModel.leaveGroup),
      KeyCommand(
        "refresh", key: .character("r"), help: strings(CommandText.refresh), action: .nothing(viewModel.fetchGroups)),
      KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissGroup)),
    ]
  }
}
