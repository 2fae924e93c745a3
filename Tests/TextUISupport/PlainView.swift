import Observation
package import TextUI

/// A view without a view model, made of what a test wants to see.
@Observable
package final class PlainView: TextView {
  package let work = Work()
  package var title: String
  package var rows: [String]
  package var fieldValue = ""
  package var notice: Notice?
  @ObservationIgnored package var path: String
  @ObservationIgnored package var commands: [KeyCommand]
  @ObservationIgnored package var onLoad: (() async -> Void)?
  @ObservationIgnored package private(set) var loads = 0
  /// The rows that were made, by index.
  @ObservationIgnored package private(set) var madeRows: [Int] = []

  package init(_ title: String, path: String = "plain", rows: [String] = [], commands: [KeyCommand] = []) {
    self.title = title
    self.path = path
    self.rows = rows
    self.commands = commands
  }

  package func load() {
    loads += 1
    if let onLoad { work.start(onLoad) }
  }

  /// Takes any text but one.
  private func fill(_ text: String) throws {
    if text == "refused" { throw Complaint(message: "Not that.") }
    fieldValue = text
  }

  package var screen: Screen {
    let rows = rows
    return Screen(
      path: path, title: title,
      elements: [
        .field(Field(name: "name", label: "Name", value: fieldValue) { [weak self] in try self?.fill($0) }),
        .list(
          RowList(count: rows.count) { [weak self] index in
            self?.madeRows.append(index)
            return Row(id: rows[index], text: rows[index])
          }),
      ],
      commands: commands, notice: notice)
  }
}
