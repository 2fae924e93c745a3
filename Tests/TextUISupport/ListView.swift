import Observation
package import TextUI

/// A view of nothing but a list, with commands that take down which row they were given.
@Observable
package final class ListView: TextView {
  package let work = Work()
  package var rows: [Row]
  package var commands: [KeyCommand] = []
  /// What the commands did, in order.
  @ObservationIgnored package private(set) var done: [String] = []
  /// How many rows were made.
  @ObservationIgnored package private(set) var madeRows = 0

  package init(_ names: [String]) {
    rows = names.map { Row(id: $0, text: $0) }
  }

  package var screen: Screen {
    let rows = rows
    let list = RowList(count: rows.count) { [weak self] index in
      self?.madeRows += 1
      return rows[index]
    }
    return Screen(
      path: "list", title: "List", elements: [.list(list)],
      commands: [
        KeyCommand(
          "open", key: .enter, help: "open it", action: .row { [weak self] in self?.done.append(rows[$0].id) }),
        KeyCommand(
          "new", key: .character("n"), help: "make one", action: .text { [weak self] in self?.done.append($0) }),
        KeyCommand("off", key: .character("o"), help: "never works", whyNot: "It never works.", action: .nothing {}),
      ] + commands)
  }
}
