import Localization
import Navigation
import TextUI
import Texts
import ViewModels

/// Home: the list of apps, and the current user.
package struct HomeView: TextView {
  private let viewModel: HomeViewModel

  package init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "", title: .home(.title)) }

  package var screen: Screen {
    Screen(
      elements: [
        .fact(.home(.actingAs), "\(viewModel.personName)", ["person": .text(viewModel.personName)]),
        .text(.home(.prompt)), .list(apps), .text(.home(.howItWorks), .quiet),
      ],
      commands: [
        KeyCommand("open", key: .enter, label: .home(.open), help: .home(.openHelp), viewModel.openApp),
        KeyCommand(
          "accounts", key: "a", label: .home(.accounts), help: .home(.accountsHelp), viewModel.actAsAnother),
        KeyCommand("news", key: "n", label: .groups(.newsTitle), help: .groups(.newsHelp), viewModel.showNews),
      ])
  }

  private var apps: RowList {
    let rows = viewModel.rows
    return RowList(count: rows.count) { index in
      Row(
        id: rows[index].id, text: rows[index].title,
        // A second column would have no room next to the descriptions.
        details: .joined(rows[index].unread, rows[index].detail, separator: " · "),
        values: rows[index].unreadNews.map { ["unreadNews": .number($0)] } ?? [:], hasDisclosure: true)
    }
  }
}
