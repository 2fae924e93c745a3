package import Localization
import Observation
package import TextUI
package import ViewModels

/// The people picker: a filter, and those who match it.
///
/// Owned by the navigation stack.
///
/// Its view model is observable and stays the same, so there is nothing here to replace.
@Observable
package final class PeoplePickerView: TextView {
  package let work = Work()
  private let viewModel: PeoplePickerViewModel
  private let strings: Strings

  package init(viewModel: PeoplePickerViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package func load() {
    work.start { [viewModel] in await viewModel.fetchPeople() }
  }

  package var screen: Screen {
    let rows = viewModel.rows
    let filter = Field(name: "filter", label: viewModel.filterLabel, value: viewModel.filter) { [viewModel] in
      viewModel.filter = $0
    }
    let list = RowList(count: rows.count) { Row(id: rows[$0].id, text: rows[$0].fullName) }
    return Screen(
      path: "add",
      title: viewModel.title,
      elements: [.field(filter)] + viewModel.content.elements + [.list(list)],
      commands: [
        KeyCommand("pick", key: .enter, help: strings(GroupsCommandText.pick), viewModel.pick),
        KeyCommand(
          "refresh", key: .character("r"), help: strings(CommandText.refresh), action: .nothing(viewModel.fetchPeople)),
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.cancel)),
      ],
      notice: viewModel.fetchFailure.map { Notice(.error, $0) })
  }
}
