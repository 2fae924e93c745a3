import Localization

/// The output of `--help`.
struct HelpPage {
  private static let paths: [(usage: String, help: CommandLineText)] = [
    ("calcots", .home), ("calcots dice", .dice), ("calcots matches", .matches),
    ("calcots matches/settings", .matchSettings), ("calcots books", .books), ("calcots books/add", .addBook),
    ("calcots books/<id>", .book), ("calcots groups", .groups), ("calcots groups/<id>", .group),
    ("calcots replies", .replies), ("calcots replies/@user", .repliesTo), ("calcots gallery", .gallery),
    ("calcots gallery STATE", .galleryState),
  ]
  private static let options: [(usage: String, help: CommandLineText)] = [
    ("--plain", .plain), ("--json", .json), ("--store PATH", .store), ("--server URL", .server),
    ("--language CODE", .language), ("--seed N", .seed), ("--size 80x24", .size), ("--as NAME", .architecture),
    ("--naive", .naive), ("--prompt", .prompt), ("--no-warning", .noWarning), ("--no-color", .noColor),
    ("--no-mouse", .noMouse), ("--resume", .resume), ("--trace", .trace), ("--help", .help),
    ("--version", .version),
  ]

  let lines: [String]

  init(in language: Language) {
    let width = (Self.paths + Self.options).map(\.usage.count).max() ?? 0
    let line = { (entry: (usage: String, help: CommandLineText)) in
      let gap = String(repeating: " ", count: width + 2 - entry.usage.count)
      return "  \(entry.usage)\(gap)\(entry.help.words(in: language))"
    }
    let words = { (text: CommandLineText) in text.words(in: language) }
    lines =
      [words(.usage), "", words(.apps)] + Self.paths.map(line) + ["", words(.options)] + Self.options.map(line)
  }
}
