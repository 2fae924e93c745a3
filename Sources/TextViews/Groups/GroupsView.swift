import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The groups overview: one category of groups in a list.
package struct GroupsView: TextView {
  private let viewModel: GroupsViewModel

  package init(viewModel: GroupsViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem {
    NavigationItem(
      path: "groups", tab: viewModel.tabs.dropFirst().first(where: \.isShown)?.id, title: viewModel.groupsCategory,
      presentation: .list)
  }

  package var screen: Screen {
    Screen(
      elements: [.choice(tabs)] + unreadNews + viewModel.content.elements + [.list(rows)],
      commands: commands,
      notice: viewModel.notice)
  }

  private var unreadNews: [Element] {
    let count = viewModel.unreadNews
    return count == 0 ? [] : [.fact(.groups(.newsTitle), .groups(.unreadNews(count)), ["unreadNews": .number(count)])]
  }

  private var rows: RowList {
    RowList(
      id: viewModel.groupsCategory, count: viewModel.numberOfRows, summary: viewModel.content.summary, ending: ending,
      findRow: viewModel.index(ofGroup:)
    ) { index in
      viewModel.data(forRowAt: index).map { row in
        Row(
          id: row.id, text: row.groupName, details: [.number(row.memberCount)],
          values: ["members": .number(row.numberOfMembers)], hasDisclosure: true)
      }
    }
  }

  private var ending: ListEnding? {
    guard !viewModel.hasAllRows, let summary = viewModel.content.summary else { return nil }
    return ListEnding(
      id: "first", text: summary, prefetch: viewModel.fetchAllGroups, loadAll: viewModel.fetchAllGroups)
  }

  private var tabs: Choice {
    Choice(
      zip(viewModel.tabs, ["1", "2", "3"] as [Key]).map { tab, key in
        let show = KeyCommand(tab.id, key: key, label: tab.name, help: tab.help) { await viewModel.show(tab.category) }
        return Choice.Option(show, count: tab.count, isChosen: tab.isShown)
      })
  }

  private var open: KeyCommand {
    KeyCommand("open", key: .enter, label: .groups(.open), help: .groups(.openHelp), viewModel.showGroup)
  }

  private var commands: [KeyCommand] {
    [open] + tabs.options.map(\.command) + [
      KeyCommand(
        "create", key: "c", label: .groups(.create), help: .groups(.createHelp), field: .groups(.name),
        problem: viewModel.problem, viewModel.createGroup),
      KeyCommand("accept", key: "a", label: .groups(.accept), help: .groups(.acceptHelp), viewModel.acceptInvitation),
      KeyCommand(
        "decline", key: "x", label: .groups(.decline), help: .groups(.declineHelp), takesAway: true,
        viewModel.declineInvitation),
      KeyCommand("join", key: "a", label: .groups(.join), help: .groups(.joinHelp), viewModel.joinGroup),
      KeyCommand(
        "leave", key: "x", label: .groups(.leave), help: .groups(.leaveHelp), takesAway: true, viewModel.leaveGroup),
      KeyCommand("news", key: "n", label: .groups(.newsTitle), help: .groups(.newsHelp), viewModel.showNews),
      .refresh(viewModel.fetchGroups),
    ]
  }
}
