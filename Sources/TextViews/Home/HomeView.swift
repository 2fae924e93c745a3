import Navigation
import TextUI
import Texts
import ViewModels

/// Home: the list of apps.
package struct HomeView: TextView {
  private let viewModel: HomeViewModel

  package init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "", title: .home(.title)) }

  package var screen: Screen {
    Screen(
      elements: [.text(.home(.prompt)), .list(apps)],
      commands: [KeyCommand("open", key: .enter, label: .home(.open), help: .home(.openHelp), viewModel.openApp)])
  }

  private var apps: RowList {
    let rows = viewModel.rows
    return RowList(count: rows.count) { index in
      Row(id: rows[index].id, text: rows[index].title, details: [.text(rows[index].detail)], hasDisclosure: true)
    }
  }
}
