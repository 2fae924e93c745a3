import Localization
import Navigation
import Observation
import Presenting
import TextUI

/// A view of a field, a button that looks for what is typed there, and the list of what was found.
package struct SearchView: TextView {
  /// Finds what a test gives it, when the test lets it.
  @Observable
  package final class ViewModel {
    package private(set) var query = ""
    package var rows: [String] = []
    /// The text by which ``rows`` were found.
    package var searched = ""
    /// The effects of the commands, in order.
    @ObservationIgnored package fileprivate(set) var done: [String] = []

    /// The work that follows each keystroke, if there is any.
    @ObservationIgnored package var lookUp: (() async -> Void)?

    /// Whether the field filters the list.
    @ObservationIgnored package var isFilter = false

    package init() {}

    fileprivate func setQuery(_ text: String) throws(CommandError) {
      guard text != "no" else { throw CommandError("Not that.") }
      query = text
    }
  }

  private let viewModel: ViewModel

  package init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "search", title: "Search") }

  package var screen: Screen {
    let rows = viewModel.rows
    let go = KeyCommand("go", key: "o", .nothing { viewModel.done.append("go") })
    let open = KeyCommand("open", key: .enter, .row { viewModel.done.append(rows[$0]) })
    let search = RowList.Search(typed: viewModel.searched)
    let list = RowList(count: rows.count, search: search) { Row(id: rows[$0], text: Text(verbatim: rows[$0])) }
    return Screen(
      elements: [
        .field(
          Field(
            name: "query", label: "Query", value: viewModel.query, isFilter: viewModel.isFilter, onEnter: "go",
            afterEdit: viewModel.lookUp, edit: viewModel.setQuery)),
        .button(go), .list(list),
      ],
      commands: [go, open])
  }
}
