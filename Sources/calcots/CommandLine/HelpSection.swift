import Coordinators
import Localization
import Sessions
import TextUI

/// A part of help: names, each with its meaning.
///
/// Help and the tables in the documentation show the same sections, as text and as Markdown.
package struct HelpSection {
  package typealias Entry = (term: String, help: Text)

  let title: Text
  package let entries: [Entry]

  package static func paths(in language: Language) -> HelpSection { paths(RoutePattern.all, in: language) }

  package static func commands(in language: Language) -> HelpSection {
    HelpSection(
      title: .help(.commands),
      entries: Subcommand.allCases.flatMap { command -> [Entry] in
        let usage = "calcots \(command.usage(in: language))"
        let topic = "calcots \(command.rawValue) \(CommandLineHelp.accessibility)"
        return [(usage, .help(.command(command)))] + (command == .help ? [(topic, .help(.onAccessibility))] : [])
      })
  }

  package static let variables = HelpSection(
    title: .help(.variables),
    entries: Variable.rows.map { row in (row.map(\.rawValue).joined(separator: ", "), .help(.variable(row[0]))) })

  package static let statuses = HelpSection(
    title: .help(.statuses), entries: ExitStatus.allCases.map { ("\($0.rawValue)", .help(.status($0))) })

  package static func options(
    _ options: [CommandLineOption] = CommandLineOption.allCases, in language: Language
  ) -> HelpSection {
    HelpSection(title: .help(.options), entries: options.map { ($0.usage(in: language), .help(.option($0))) })
  }

  static func paths(_ patterns: [RoutePattern], in language: Language) -> HelpSection {
    HelpSection(title: .help(.paths), entries: patterns.map { ($0.usage(in: language), $0.help) })
  }

  static func examples(_ topics: [Topic]) -> HelpSection {
    HelpSection(title: .help(.examples), entries: topics.flatMap(\.examples).map { ($0.line, .help($0.help)) })
  }

  /// The files that the program keeps for a user who has not changed the folders.
  package static let usualFiles: HelpSection = {
    let home = "/home"
    let section = files(in: Environment([Variable.home.rawValue: home]))
    return HelpSection(
      title: section.title, entries: section.entries.map { ("~\($0.term.dropFirst(home.count))", $0.help) })
  }()

  /// Returns the files that the program keeps.
  static func files(in environment: Environment) -> HelpSection {
    let files = [
      (environment.storePath, HelpText.ownStore), (environment.settingsFile, .settings),
      (environment.lastPathFile, .lastPath),
    ]
    return HelpSection(title: .help(.files), entries: files.compactMap { path, help in path.map { ($0, .help(help)) } })
  }

  /// Returns the commands of a screen, with their keys.
  static func commands(of screen: Topic.HelpScreen, _ services: Services, in language: Language) async -> HelpSection {
    let commands = await screen.commands(services)
    return HelpSection(
      title: .help(.commandsOf(screen.title)),
      entries: commands.map { ("\($0.usage(in: language)), \($0.keysLabel(in: language))", $0.help) })
  }

  /// Returns the commands of all screens of an app.
  ///
  /// A screen with the same commands as the screen before, such as a tab, is left out.
  static func commands(of topic: Topic, _ services: Services, in language: Language) async -> [HelpSection] {
    var sections: [HelpSection] = []
    for screen in topic.screens {
      let section = await commands(of: screen, services, in: language)
      if sections.last?.entries.map(\.term) != section.entries.map(\.term) { sections.append(section) }
    }
    return sections
  }

  /// Returns the commands that every screen has, with their keys.
  static func everywhere(in language: Language) -> HelpSection {
    HelpSection(
      title: .help(.commandsOf(.help(.everywhere))),
      entries: HelpPage.everywhere(in: language).map { entry in
        (([entry.usage] + [entry.keys].filter { !$0.isEmpty }).joined(separator: ", "), Text(entry.help))
      })
  }
}

nonisolated extension Variable {
  /// The variables, grouped by meaning.
  fileprivate static var rows: [[Variable]] {
    allCases.reduce(into: []) { rows, variable in
      let meaning = HelpText.variable(variable).words(in: .en)
      let row = rows.firstIndex { HelpText.variable($0[0]).words(in: .en) == meaning }
      if let row { rows[row].append(variable) } else { rows.append([variable]) }
    }
  }
}

extension RoutePattern {
  /// The command line with a path of this kind.
  nonisolated var usage: String { path.isEmpty ? "calcots" : "calcots \(path)" }

  /// Returns the same command line, with the placeholder for a user in the given language.
  func usage(in language: Language) -> String {
    usage.replacing(HelpText.user.words(in: .en), with: HelpText.user.words(in: language))
  }
}
