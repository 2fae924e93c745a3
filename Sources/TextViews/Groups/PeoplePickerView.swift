import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The people picker: a filter, and the first people who match it.
package struct PeoplePickerView: TextView {
  private let viewModel: PeoplePickerViewModel

  package init(viewModel: PeoplePickerViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem {
    viewModel.invites
      ? NavigationItem(path: "invite", title: .groups(.inviteTitle), presentation: .form)
      : NavigationItem(path: "add", title: .groups(.pickerTitle), presentation: .form)
  }

  package var screen: Screen {
    let rows = viewModel.rows
    let filter = Field(
      name: "filter", label: .groups(.filter), value: viewModel.filter, isFilter: true, afterEdit: viewModel.search
    ) {
      viewModel.filter = $0
    }
    let list = RowList(
      count: rows.count, summary: viewModel.content.summary,
      search: RowList.Search(typed: viewModel.searchedFilter), ending: ending
    ) {
      rows[$0].row
    }
    return Screen(
      elements: [.field(filter)] + viewModel.content.elements + [.list(list)],
      commands: [
        KeyCommand("pick", key: .enter, label: .groups(.pick), help: .groups(.pickHelp), viewModel.pick),
        .refresh(viewModel.fetchPeople),
      ],
      notice: viewModel.notice)
  }

  private var ending: ListEnding? {
    guard !viewModel.hasAllRows, let summary = viewModel.content.summary else { return nil }
    // No prefetch: a user who scrolls to the end may still type, and there may be too many people to load unasked.
    return ListEnding(id: "first", text: summary, loadAll: viewModel.fetchAllPeople)
  }
}
