import Localization
import Navigation
import Observation
import TextUI

/// A view of nothing but a list, with commands that record which row they were given.
package struct ListView: TextView {
  /// Holds the rows that a test gives it, and records what the commands did.
  @Observable
  package final class ViewModel {
    package var rows: [Row]
    package var commands: [KeyCommand] = []
    /// The effects of the commands, in order.
    @ObservationIgnored package fileprivate(set) var done: [String] = []
    /// How many rows were made.
    @ObservationIgnored package fileprivate(set) var madeRows = 0

    package init(_ names: [String]) {
      rows = names.map { Row(id: $0, text: Text(verbatim: $0)) }
    }
  }

  private let viewModel: ViewModel

  package init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "list", title: "List") }

  package var screen: Screen {
    let rows = viewModel.rows
    func index(of id: Row.ID) -> Int? { rows.firstIndex { $0.id == id } }
    let list = RowList(count: rows.count, findRow: index) { index in
      viewModel.madeRows += 1
      return rows[index]
    }
    return Screen(
      elements: [.list(list)],
      commands: [
        KeyCommand(
          "open", key: .enter, label: "Open", help: "open it", action: .row { viewModel.done.append(rows[$0].id) }),
        KeyCommand("new", key: "n", label: "New", help: "make one", action: .text { viewModel.done.append($0) }),
        KeyCommand(
          "off", key: "o", label: "Off", help: "never works", action: .nothing(disabled: "It never works.") {}),
      ] + viewModel.commands)
  }
}
