import Localization
import Navigation
import Observation
import TextUI

/// A view of nothing but a list that tells its edits, with a command that gives it other rows.
package struct EditedListView: TextView {
  /// Holds the rows, and tells simple edits: what is gone, what is new, what has moved, and what looks different.
  @Observable
  package final class ViewModel {
    package var rows: [Row]

    package init(_ names: [String]) {
      rows = EditedListView.rows(names)
    }

    fileprivate func edits(since old: [Row]) -> [RowEdit] {
      let new = rows
      let gone = old.indices.filter { place in !new.contains { $0.id == old[place].id } }
      let edits = gone.map { place in RowEdit(.deletion, old: place, new: nil) { old[place] } }
      return new.indices.reduce(into: edits) { edits, place in
        let before = old.firstIndex { $0.id == new[place].id }
        if before == nil {
          edits.append(RowEdit(.insertion, old: nil, new: place) { new[place] })
        } else if before == place, old[place] != new[place] {
          edits.append(RowEdit(.update, old: place, new: place) { new[place] })
        } else if before != place, gone.isEmpty {
          edits.append(RowEdit(.move, old: before, new: place) { new[place] })
        }
      }
    }
  }

  private let viewModel: ViewModel

  package init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  /// Rows with these names, which are their ids too, up to a colon.
  package static func rows(_ names: [String]) -> [Row] {
    names.map { name in Row(id: String(name.prefix { $0 != ":" }), text: Text(verbatim: name)) }
  }

  package var item: NavigationItem { NavigationItem(path: "list", title: "List") }

  package var screen: Screen {
    let rows = viewModel.rows
    let editsSince = { [weak viewModel] in viewModel?.edits(since: rows) ?? [] }
    let use = KeyCommand(
      "use", key: "u", label: "Use", help: "use other rows",
      action: .text { viewModel.rows = Self.rows($0.split(separator: " ").map(String.init)) })
    return Screen(elements: [.list(RowList(count: rows.count, editsSince: editsSince) { rows[$0] })], commands: [use])
  }
}
