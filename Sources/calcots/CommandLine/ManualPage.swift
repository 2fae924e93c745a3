import Localization

/// The manual page in the language of man, roff.
package struct ManualPage {
  package let lines: [String]

  package init(in language: Language) {
    let words = { (text: HelpText) in Self.escaped(Text.help(text).words(in: language)) }
    // The paths are those of a user who has changed neither folder.
    let sections: [HelpSection] = [
      .paths, .commands, .options, .variables, .files(in: Environment(["HOME": "~"])), .statuses,
      .examples(Topic.all),
    ]
    lines =
      [
        ".TH CALCOTS 1 \"\" \"calcots \(Program.version)\"",
        Self.title(.help(.nameTitle), in: language), "calcots \\- \(words(.name))",
        Self.title(.help(.synopsis), in: language), "\\fBcalcots\\fR [\\fIPATH\\fR] [\\fIOPTION\\fR]...",
        Self.title(.help(.description), in: language), words(.onTerminal), words(.inPipe), words(.forPrograms),
      ] + sections.flatMap { Self.lines(of: $0, in: language) }
  }

  private static func title(_ text: Text, in language: Language) -> String {
    ".SH \(escaped(text.words(in: language).uppercased()))"
  }

  private static func lines(of section: HelpSection, in language: Language) -> [String] {
    [title(section.title, in: language)]
      + section.entries.flatMap { [".TP", "\\fB\(escaped($0.term))\\fR", escaped($0.help.words(in: language))] }
  }

  /// Keeps roff from taking a text for its own: a request at the start of a line, an escape, a dash to break at.
  private static func escaped(_ text: String) -> String {
    let special: [Character: String] = ["\\": "\\e", "-": "\\-", "'": "\\(aq", "~": "\\(ti", "…": "..."]
    let escaped = text.map { special[$0] ?? String($0) }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
