import TextUI
import ViewModels

/// The groups overview: one category of groups in a list.
package struct GroupsView: TextView {
  private let viewModel: GroupsViewModel

  package init(viewModel: GroupsViewModel) {
    self.viewModel = viewModel
  }

  package func load() async { await viewModel.fetchGroups() }

  package var screen: Screen {
    Screen(
      path: "groups",
      title: viewModel.groupsCategory,
      elements: viewModel.content.elements + [.list(rows)],
      commands: commands,
      notice: viewModel.notice)
  }

  private var rows: RowList {
    RowList(id: viewModel.groupsCategory, count: viewModel.numberOfRows) { index in
      viewModel.data(forRowAt: index).map { row in
        Row(id: row.id, text: row.groupName, detail: row.memberCount, goesDeeper: true)
      }
    }
  }

  private var commands: [KeyCommand] {
    [
      KeyCommand("open", key: .enter, label: .groups(.open), help: .groups(.openHelp), viewModel.showGroup),
      KeyCommand(
        "joined", key: "1", label: .groups(.joined), help: .groups(.joinedHelp), viewModel.showJoinedGroups),
      KeyCommand(
        "invited", key: "2", label: .groups(.invited), help: .groups(.invitedHelp),
        viewModel.showInvitations),
      KeyCommand(
        "suggested", key: "3", label: .groups(.suggested), help: .groups(.suggestedHelp),
        viewModel.showSuggestions),
      KeyCommand("create", key: "c", label: .groups(.create), help: .groups(.createHelp), viewModel.createGroup),
      KeyCommand("accept", key: "a", label: .groups(.accept), help: .groups(.acceptHelp), viewModel.acceptInvitation),
      KeyCommand(
        "decline", key: "d", label: .groups(.decline), help: .groups(.declineHelp), viewModel.declineInvitation),
      KeyCommand("join", key: "n", label: .groups(.join), help: .groups(.joinHelp), viewModel.joinGroup),
      KeyCommand("leave", key: "l", label: .groups(.leave), help: .groups(.leaveHelp), viewModel.leaveGroup),
      .refresh(viewModel.fetchGroups),
    ]
  }
}
