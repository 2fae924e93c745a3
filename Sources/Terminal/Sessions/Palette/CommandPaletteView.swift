import Localization
import Navigation
import TextUI

/// The palette: a field, and a list of matches.
struct CommandPaletteView: TextView {
  let viewModel: CommandPalette

  var item: NavigationItem {
    NavigationItem(path: "", title: .session(.palette), presentation: .form, opensByPath: false)
  }

  var screen: Screen {
    let found = viewModel.found
    let field = Field(
      name: "find", label: .session(.find), value: viewModel.typed, isFilter: true, leavesOnEscape: true
    ) {
      viewModel.typed = $0
    }
    let list = RowList(
      count: found.count, search: RowList.Search(typed: viewModel.typed, total: viewModel.count)
    ) { found[$0].map(Self.row) }
    return Screen(
      elements: [.field(field)] + (found.count == 0 ? [.text(.fullScreen(.noMatch(filter: viewModel.typed)))] : [])
        + [.list(list)],
      commands: [
        KeyCommand("run", key: .enter, label: .session(.run), help: .session(.runHelp), viewModel.run)
      ])
  }

  private static func row(_ entry: CommandPalette.PaletteEntry) -> Row {
    switch entry {
    case .command(let command):
      let help = command.disabledReason ?? command.help
      let details: [Detail] = [.text("\(command.keysLabel())"), .text(help)]
      return Row(id: "command \(command.name)", text: command.label, details: details)
    case .destination(let destination):
      return Row(
        id: "path \(destination.path)", text: destination.help,
        details: [.text(""), .text("\(destination.path)")], hasDisclosure: true)
    }
  }
}
