import Coordinators
import Localization
import Sessions
import TerminalDriver
import TextUI

/// A `config.json` that has all settings with their defaults, and comments that explain them.
package struct DefaultSettings {
  package let lines: [String]

  /// Creates the defaults; `services` are needed to list the commands of all screens.
  package init(_ services: Services, in language: Language) async {
    self.init(await Topic.commandsOfAllScreens(services), in: language)
  }

  /// Creates the defaults, with the keys of the commands of these screens.
  package init(_ screens: [[KeyCommand]], in language: Language) {
    func comment(_ text: SettingsText) -> [String] {
      text.words(in: language).wrapped(to: 76).map { "  // \($0)" }
    }
    var commands: [(name: String, key: String, help: [String])] = []
    for command in screens.joined() where command.canMove {
      let help = command.help.words(in: language)
      if let index = commands.firstIndex(where: { $0.name == command.name }) {
        if !commands[index].help.contains(help) { commands[index].help.append(help) }
      } else {
        commands.append((command.name, command.key.label, [help]))
      }
    }
    let theme = Theme.standard
    let looks = { (looks: [Theme.Role: Look]) in
      Theme.Role.allCases.compactMap { role in looks[role].map { (role, "    \(role.rawValue): \"\($0.words)\",") } }
    }
    let explained = looks(theme.dark).map { role, line in "\(line) // \(SettingsText.role(role).words(in: language))" }
    let onLight = looks(theme.light.filter { theme.dark[$0] != $1 }).map { $1 }
    let keys = commands.sorted { $0.name < $1.name }.map { command in
      let name = command.name.allSatisfy(\.isLetter) ? command.name : "\"\(command.name)\""
      return "    \(name): \"\(command.key)\", // \(command.help.joined(separator: "; "))"
    }
    lines =
      ["{"] + comment(.aboutKeys) + ["  keys: {"] + keys + ["  },"]
      + comment(.aboutBackground) + ["  background: \"\(theme.background.rawValue)\","]
      + comment(.aboutColors) + ["  colors: {"] + explained + ["  },"]
      + comment(.aboutLight) + ["  light: {"] + onLight + ["  },"]
      + comment(.aboutDark) + ["  dark: {},", "}"]
  }
}
