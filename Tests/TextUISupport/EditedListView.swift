import Observation
package import TextUI

/// A view of nothing but a list that tells its edits, with a command that gives it other rows.
///
/// The edits are as plain as can be: what is gone, what is new, and what looks different at the same place.
@Observable
package final class EditedListView: TextView {
  package let work = Work()
  package var rows: [Row]

  package init(_ names: [String]) {
    rows = Self.rows(names)
  }

  /// Rows with these names, which are their ids too, up to a colon.
  package static func rows(_ names: [String]) -> [Row] {
    names.map { name in Row(id: String(name.prefix { $0 != ":" }), text: name) }
  }

  package var screen: Screen {
    let rows = rows
    let list = RowList(count: rows.count, editsSince: { [weak self] in self?.edits(since: rows) ?? [] }) { rows[$0] }
    return Screen(
      path: "list", title: "List", elements: [.list(list)],
      commands: [
        KeyCommand(
          "use", key: .character("u"), help: "use other rows",
          action: .text { [weak self] in self?.rows = Self.rows($0.split(separator: " ").map(String.init)) })
      ])
  }

  private func edits(since old: [Row]) -> [RowEdit] {
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
