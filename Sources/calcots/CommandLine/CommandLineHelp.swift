import Coordinators
import Localization
import Models
import Sessions

/// Help as text: the output of `--help`, and of `calcots help` with a topic.
package struct CommandLineHelp {
  /// The width of a help page, in columns.
  private static let width = 80
  /// The maximum length of a name whose meaning is printed on the same line.
  private static let termLimit = 28

  /// The topic that is neither an app nor a command.
  nonisolated static let accessibility = "accessibility"

  package let lines: [String]

  /// Creates help on the whole program.
  package init(_ environment: Environment, in language: Language) {
    let sections: [HelpSection] = [
      .paths(in: language), .commands(in: language), .options(in: language), .variables, .files(in: environment),
      .statuses,
      .examples([.home, Topic(.groups), Topic(.replies)]),
    ]
    let texts: [HelpText] = [.usage, .moreHelp]
    lines =
      texts.map { Text.help($0).words(in: language) }
      + sections.flatMap { Self.lines(of: $0, in: language) }
  }

  /// Creates help on one topic; `services` are needed to list the commands of its screens.
  package init(_ topic: Topic, _ services: Services, in language: Language) async {
    let options = CommandLineOption.allCases.filter { $0.apps?.contains(topic.app) != false }
    let sections =
      await [HelpSection.paths(topic.patterns, in: language)] + HelpSection.commands(of: topic, services, in: language)
      + [.everywhere(in: language), .options(options, in: language), .examples([topic])]
    lines =
      topic.summary.words(in: language).wrapped(to: Self.width)
      + sections.filter { !$0.entries.isEmpty }.flatMap { Self.lines(of: $0, in: language) }
  }

  /// Creates help on a command of the program.
  package init(_ command: Subcommand, in language: Language) {
    let text: Text = "calcots \(command.usage(in: language)): \(.help(.command(command)))"
    lines =
      text.words(in: language).wrapped(to: Self.width) + (command == .config ? Self.aboutSettings(in: language) : [])
  }

  /// Returns the place and the format of the settings, and how to begin.
  private static func aboutSettings(in language: Language) -> [String] {
    let file = "~/.config/calcots/config.json"
    return [""] + HelpText.aboutSettings.words(in: language).wrapped(to: width)
      + ["", HelpText.makingSettings.words(in: language), "  mkdir -p ~/.config/calcots", "  calcots config > \(file)"]
  }

  /// Returns help for people who cannot see the screen, or cannot see it well.
  package static func onAccessibility(in language: Language) -> CommandLineHelp {
    let options: [CommandLineOption] = [.plain, .noColor, .noMouse]
    let variables = Variable.allCases.filter { [.accessible, .noColor].contains($0) }
    let texts: [Text] = [
      "calcots: \(.help(.accessibility))", "", .help(.forReaders), "", .help(.cursor), "", .help(.withoutColor),
    ]
    let sections: [HelpSection] = [
      .options(options, in: language),
      HelpSection(
        title: .help(.variables), entries: variables.map { ($0.rawValue, .help(.variable($0))) }),
    ]
    return CommandLineHelp(
      lines: texts.flatMap { $0.words(in: language).wrapped(to: width) }
        + sections.flatMap { lines(of: $0, in: language) })
  }

  private init(lines: [String]) { self.lines = lines }

  /// Returns an empty line, the title, and each name with its meaning next to it or below it.
  private static func lines(of section: HelpSection, in language: Language) -> [String] {
    let column = (section.entries.map(\.term.count).filter { $0 <= termLimit }.max() ?? termLimit) + 4
    return ["", "\(section.title.words(in: language)):"]
      + section.entries.flatMap { entry in
        let meaning = entry.help.words(in: language).wrapped(to: width - column)
        let margin = String(repeating: " ", count: column)
        let term = "  \(entry.term)"
        guard entry.term.count <= termLimit else { return [term] + meaning.map { margin + $0 } }
        let first = term + String(repeating: " ", count: column - term.count) + meaning[0]
        return [first] + meaning.dropFirst().map { margin + $0 }
      }
  }
}
