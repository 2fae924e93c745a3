package import Localization
import Observation
package import TextUI
package import ViewModels

/// Home: the list of apps.
///
/// Owned by the navigation stack.
@Observable
package final class HomeView: TextView {
  package let work = Work()
  private let viewModel: HomeViewModel
  private let strings: Strings

  package init(viewModel: HomeViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package var screen: Screen {
    let rows = viewModel.rows
    return Screen(
      path: "",
      title: viewModel.title,
      elements: [
        .text(viewModel.prompt),
        .list(
          RowList(count: rows.count) { index in
            let row = rows[index]
            return Row(id: row.id, text: row.title, detail: row.detail, goesDeeper: true)
          }),
      ],
      commands: [
        KeyCommand("open", key: .enter, help: strings(HomeCommandText.open), action: .row(viewModel.open(at:))),
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissHome)),
      ])
  }
}
