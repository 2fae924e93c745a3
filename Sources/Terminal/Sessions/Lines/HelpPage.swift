import Localization
import TextUI

/// The output of `help`: what the user can do on a screen, and what is disabled now.
package struct HelpPage {
  private typealias UsageEntry = (usage: String, help: String)

  let lines: [String]

  /// Returns the commands of every screen, each with its keys on the full screen, if any.
  package static func everywhere(in language: Language) -> [(usage: String, keys: String, help: SessionText)] {
    let quit = KeyPress.control("c").label(in: language)
    return [
      ("help", "?", .helpHelp), ("show", "", .helpShow),
      ("set \(SessionText.takesField.words(in: language))", "", .helpSet), ("more", "", .helpMore),
      ("back", "Esc q", .backHelp), ("undo", "u", .undoHelp), ("redo", "U", .redoHelp), ("quit", quit, .helpQuit),
    ]
  }

  init(_ screen: Screen, language: Language) {
    let fields = screen.fields.map { field in
      (usage: "set \(field.name) \(SessionText.takesText.words(in: language))", help: field.label.words(in: language))
    }
    let notNow = " (\(SessionText.notNow.words(in: language)))"
    let commands = screen.commands.filter(\.isEnabled) + screen.commands.filter { !$0.isEnabled }
    let here =
      fields
      + commands.map { command in
        (
          usage: command.usage(in: language),
          help: command.help.words(in: language) + (command.isEnabled ? "" : notNow)
        )
      }
    // Leave out what the commands and the fields of this screen already list.
    let names = ["back", "undo", "redo"] + here.map(\.usage)
    let everywhere = Self.everywhere(in: language).filter { !names.contains($0.usage) && !$0.usage.hasPrefix("set ") }
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
