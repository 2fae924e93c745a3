import Localization
import TextUI

/// The output of `help`: what the user can do on a screen now.
struct HelpPage {
  private typealias UsageEntry = (usage: String, help: String)

  let lines: [String]

  init(_ screen: Screen, language: Language) {
    let here = screen.commands.filter(\.isEnabled).map { command in
      (usage: command.usage(in: language), help: command.help.words(in: language))
    }
    let general: [(usage: String, help: SessionText)] = [
      ("help", .helpHelp), ("show", .helpShow), ("set \(SessionText.takesField.words(in: language))", .helpSet),
      ("more", .helpMore), ("quit", .helpQuit),
    ]
    let everywhere = general.filter { entry in !here.contains { $0.usage == entry.usage } }
      .map { (usage: $0.usage, help: $0.help.words(in: language)) }
    let width = (here + everywhere).map(\.usage.count).max() ?? 0
    let line = { (entry: UsageEntry) in
      "  \(entry.usage)\(String(repeating: " ", count: width - entry.usage.count))  \(entry.help)"
    }
    lines =
      [SessionText.commandsHere.words(in: language)] + here.map(line)
      + [SessionText.commandsEverywhere.words(in: language)] + everywhere.map(line)
  }
}
