import Coordinators
import Localization
import Sessions
import TextUI

/// A part of help: names, each with what it means.
///
/// Help and the tables of the pages show the same sections, as text and as Markdown.
package struct HelpSection {
  package typealias Entry = (term: String, help: Text)

  let title: Text
  package let entries: [Entry]

  package static let paths = paths(RoutePattern.all)

  package static let commands = HelpSection(
    title: .help(.commands), entries: Subcommand.allCases.map { ("calcots \($0.usage)", .help(.command($0))) })

  package static let options = options(CommandLineOption.allCases)

  package static let variables = HelpSection(
    title: .help(.variables),
    entries: Variable.rows.map { row in (row.map(\.rawValue).joined(separator: ", "), .help(.variable(row[0]))) })

  package static let statuses = HelpSection(
    title: .help(.statuses), entries: ExitStatus.allCases.map { ("\($0.rawValue)", .help(.status($0))) })

  static func options(_ options: [CommandLineOption]) -> HelpSection {
    HelpSection(title: .help(.options), entries: options.map { ($0.usage, .help(.option($0))) })
  }

  static func paths(_ patterns: [RoutePattern]) -> HelpSection {
    HelpSection(title: .help(.paths), entries: patterns.map { ($0.usage, $0.help) })
  }

  static func examples(_ topics: [Topic]) -> HelpSection {
    HelpSection(title: .help(.examples), entries: topics.flatMap(\.examples).map { ($0.line, .help($0.help)) })
  }

  /// The files that the program keeps.
  static func files(in environment: Environment) -> HelpSection {
    let files = [(environment.storePath, HelpText.ownStore), (environment.lastPathFile, .lastPath)]
    return HelpSection(title: .help(.files), entries: files.compactMap { path, help in path.map { ($0, .help(help)) } })
  }

  /// The commands of a screen, with their keys.
  static func commands(of screen: Topic.HelpScreen, _ services: Services, in language: Language) async -> HelpSection {
    let commands = await screen.commands(services)
    return HelpSection(
      title: .help(.commandsOf(screen.title)),
      entries: commands.map { ("\($0.usage(in: language)), \($0.keysLabel)", $0.help) })
  }
}

nonisolated extension Variable {
  /// The variables in groups that mean the same.
  fileprivate static var rows: [[Variable]] {
    allCases.reduce(into: []) { rows, variable in
      let meaning = HelpText.variable(variable).words(in: .en)
      let row = rows.firstIndex { HelpText.variable($0[0]).words(in: .en) == meaning }
      if let row { rows[row].append(variable) } else { rows.append([variable]) }
    }
  }
}
