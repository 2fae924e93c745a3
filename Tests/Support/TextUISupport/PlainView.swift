import Localization
import Navigation
import Observation
import Presenting
import TextUI

/// A view of a field and a list, made of what a test has to see.
package struct PlainView: TextView {
  /// Does without an interactor: a test sets what is shown, and reads what was asked for.
  @Observable
  package final class ViewModel {
    package var title: Text
    package var rows: [String]
    package var fieldValue = ""
    package var notice: Notice?
    @ObservationIgnored package var path: String
    /// The name of the command that Enter runs in the field.
    @ObservationIgnored package var onEnter: String?
    @ObservationIgnored package var commands: [KeyCommand]
    @ObservationIgnored package var onLoad: (() async -> Void)?
    @ObservationIgnored package private(set) var loads = 0
    /// The rows that were made, by index.
    @ObservationIgnored package fileprivate(set) var madeRows: [Int] = []
    /// The values to which the field was set, in order.
    @ObservationIgnored package private(set) var fills: [String] = []

    package init(_ title: Text, path: String = "plain", rows: [String] = [], commands: [KeyCommand] = []) {
      self.title = title
      self.path = path
      self.rows = rows
      self.commands = commands
    }

    package func load() async {
      loads += 1
      await onLoad?()
    }

    /// Accepts any text but one.
    fileprivate func fill(_ text: String) throws(CommandError) {
      if text == "refused" { throw CommandError("Not that.") }
      fieldValue = text
      fills.append(text)
    }
  }

  private let viewModel: ViewModel

  package init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: viewModel.path, title: viewModel.title) }

  package var screen: Screen {
    let rows = viewModel.rows
    let field = Field(
      name: "name", label: "Name", value: viewModel.fieldValue, onEnter: viewModel.onEnter, edit: viewModel.fill)
    let list = RowList(count: rows.count) { index in
      viewModel.madeRows.append(index)
      return Row(id: rows[index], text: Text(verbatim: rows[index]))
    }
    return Screen(
      elements: [.field(field), .list(list)],
      commands: viewModel.commands, notice: viewModel.notice)
  }
}
