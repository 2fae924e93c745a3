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
      elements: [.field(filter)] + (viewModel.markedPeople.map { [.text($0)] } ?? []) + viewModel.content.elements
        + [.list(list)],
      commands: [
        pick,
        KeyCommand("mark", key: .tab, label: .groups(.mark), help: .groups(.markHelp), viewModel.mark),
        .refresh(viewModel.fetchPeople),
      ],
      notice: viewModel.notice)
  }

  /// The command that picks the person in a row or, if people are marked, all marked people.
  private var pick: KeyCommand {
    let count = viewModel.numberOfMarkedPeople
    return count == 0
      ? KeyCommand("pick", key: .enter, label: .groups(.pick), help: .groups(.pickHelp), viewModel.pick)
      : KeyCommand(
        "pick", key: .enter, label: .groups(.pickMarked(count)), help: .groups(.pickMarkedHelp), viewModel.pickMarked)
  }

  private var ending: ListEnding? {
    guard !viewModel.hasAllRows, let summary = viewModel.content.summary else { return nil }
    // No prefetch: a user who scrolls to the end may still be typing, and there may be too many people to load without a
    // request.
    return ListEnding(id: "first", text: summary, loadAll: viewModel.fetchAllPeople)
  }
}
