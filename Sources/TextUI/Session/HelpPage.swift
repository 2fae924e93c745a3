import Localization

/// What can be done on a screen now, in lines.
struct HelpPage {
  let lines: [String]

  init(_ screen: Screen, strings: Strings) {
    let here = screen.commands.filter(\.isEnabled).map { command in
      (usage: Self.usage(of: command, strings: strings), help: command.help)
    }
    let everywhere: [(usage: String, help: String)] = [
      ("help", strings(UIText.helpHelp)),
      ("show", strings(UIText.helpShow)),
      ("set \(strings(UIText.takesField))", strings(UIText.helpSet)),
      ("more", strings(UIText.helpMore)),
      ("quit", strings(UIText.helpQuit)),
    ]
    let width = (here + everywhere).map(\.usage.count).max() ?? 0
    let line = { (entry: (usage: String, help: String)) in
      "  \(entry.usage)\(String(repeating: " ", count: width - entry.usage.count))  \(entry.help)"
    }
    lines =
      [strings(UIText.commandsHere)] + here.map(line) + [strings(UIText.commandsEverywhere)] + everywhere.map(line)
  }

  private static func usage(of command: KeyCommand, strings: Strings) -> String {
    switch command.action {
    case .nothing: command.name
    case .row: "\(command.name) \(strings(UIText.takesRow))"
    case .text: "\(command.name) \(strings(UIText.takesText))"
    }
  }
}
