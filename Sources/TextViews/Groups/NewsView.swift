import Localization
import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The news: actions of other people that affect the user, in a list.
package struct NewsView: TextView {
  private let viewModel: NewsViewModel

  package init(viewModel: NewsViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "news", title: .groups(.newsTitle), keepsPlace: false) }

  package var screen: Screen {
    Screen(
      elements: viewModel.content.elements + [.list(rows)],
      commands: [
        KeyCommand("open", key: .enter, label: .groups(.open), help: .groups(.openHelp), viewModel.showGroup),
        .refresh(viewModel.fetchNews),
      ],
      notice: viewModel.notice)
  }

  private var rows: RowList {
    RowList(count: viewModel.numberOfRows, summary: viewModel.content.summary) { index in
      viewModel.data(forRowAt: index).map { row in
        Row(
          id: row.id, text: row.text, details: .joined(row.date, row.new),
          values: [
            "kind": .text(row.kindName), "group": .text(row.group), "at": .text(row.isoDate), "isNew": .flag(row.isNew),
          ],
          hasDisclosure: true)
      }
    }
  }
}
