import Coordinators
import Localization

/// The manual page in roff, the format of `man`, from the same tables as help.
package struct ManualPage {
  package let lines: [String]

  /// Creates the program's manual; `services` are needed to list the commands of all screens.
  package init(_ services: Services, in language: Language) async {
    var lines = [".TH CALCOTS 1 \"\" \"calcots \(Program.version)\""]
    func add(_ heading: HelpText, _ text: [String]) {
      lines += [Self.heading(.help(heading), in: language)] + text
    }
    func words(_ text: HelpText) -> String { Self.escaped(text.words(in: language)) }
    add(.nameTitle, ["calcots \\- \(words(.name))"])
    add(.synopsisTitle, [words(.synopsis)])
    add(.description, [words(.onTerminal), ".PP", words(.inPipe), ".PP", words(.forPrograms)])
    let sections: [HelpSection] = [
      .paths(in: language), .commands(in: language), .options(in: language), .variables, .usualFiles, .statuses,
      .examples(Topic.all),
    ]
    for section in sections {
      lines += [Self.heading(section.title, in: language)] + Self.entries(of: section, in: language)
    }
    add(.screens, [])
    var screens = [HelpSection.everywhere(in: language)]
    for topic in Topic.all { screens += await HelpSection.commands(of: topic, services, in: language) }
    for screen in screens {
      lines += [".SS \(Self.escaped(screen.title.words(in: language)))"] + Self.entries(of: screen, in: language)
    }
    self.lines = lines
  }

  private static func heading(_ text: Text, in language: Language) -> String {
    ".SH \(escaped(text.words(in: language).uppercased()))"
  }

  private static func entries(of section: HelpSection, in language: Language) -> [String] {
    section.entries.flatMap { [".TP", "\\fB\(escaped($0.term))\\fR", escaped($0.help.words(in: language))] }
  }

  /// Escapes text, so that roff finds no requests, escapes or breakable dashes in it.
  private static func escaped(_ text: String) -> String {
    let special: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "~": "\\(ti", "^": "\\(ha", "`": "\\(ga",
    ]
    let escaped = text.map { special[$0] ?? String($0) }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
