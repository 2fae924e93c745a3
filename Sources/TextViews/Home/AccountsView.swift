import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The list of people the user can act as.
package struct AccountsView: TextView {
  private let viewModel: AccountsViewModel

  package init(viewModel: AccountsViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem {
    NavigationItem(path: "accounts", title: .home(.accountsTitle), presentation: .form, opensByPath: false)
  }

  package var screen: Screen {
    let rows = viewModel.rows
    let list = RowList(count: rows.count, summary: viewModel.content.summary) { rows[$0].row }
    return Screen(
      elements: [.text(.home(.nameIsNoProof), .quiet)] + viewModel.content.elements + [.list(list)],
      commands: [
        KeyCommand("act", key: .enter, label: .home(.act), help: .home(.actHelp), viewModel.act),
        KeyCommand(
          "new", key: "n", label: .home(.newPerson), help: .home(.newPersonHelp), field: .home(.name),
          problem: viewModel.problem, viewModel.actAsNewPerson),
        .refresh(viewModel.fetchOthers),
      ],
      notice: viewModel.notice)
  }
}
