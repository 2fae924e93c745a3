import Coordinators
import Foundation
import Gallery
import Localization
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport
import calcots

@MainActor
struct HelpTests {
  private let environment = Environment(["HOME": "/home/anna"])

  @Test(arguments: Language.allCases)
  func `help lists every option, variable and command`(language: Language) {
    let help = CommandLineHelp(environment, in: language).lines.joined(separator: "\n")
    let words =
      CommandLineOption.allCases.map(\.rawValue) + Variable.allCases.map(\.rawValue)
      + Subcommand.allCases.map(\.rawValue)
    for word in words + ["groups/ID/add", "-h,", "-V,", "130"] { #expect(help.contains(word), "\(word)") }
    #expect(help.contains("/home/anna/.local/share/calcots/calcots.sqlite"))
    // Below an empty line is the title of a section.
    #expect(!help.contains("\n\n\n"))
  }

  @Test(arguments: Language.allCases)
  func `no line of help is longer than 80 columns`(language: Language) async throws {
    let services = try await Services.sample(in: language)
    var pages = [CommandLineHelp(environment, in: language)]
    for topic in Topic.all { pages.append(await CommandLineHelp(topic, services, in: language)) }
    for command in Subcommand.allCases { pages.append(CommandLineHelp(command, in: language)) }
    pages.append(.onAccessibility(in: language))
    #expect(pages.flatMap(\.lines).filter { $0.count > 80 } == [])
  }

  @Test func `every screen and all its commands are explained under exactly one help topic`() async throws {
    let services = try await Services.sample(in: .en)
    var explained: [String: Set<String>] = [:]
    for topic in Topic.all {
      var own: [String: Set<String>] = [:]
      for screen in topic.screens { add(await screen.pages(services), to: &own) }
      #expect(Set(own.keys).isDisjoint(with: explained.keys))
      explained.merge(own) { first, _ in first }
    }
    var screens: [String: Set<String>] = [:]
    add(GalleryState.all.compactMap(\.pages.last), to: &screens)
    for other in ["QuestionView", "DiceFaceView"] { screens["Page<\(other)>"] = nil }
    #expect(explained == screens)
  }

  /// Adds the names of the commands of pages, by the pages' types, except those of links, of which there is any number.
  private func add(_ pages: [any AnyPage], to commands: inout [String: Set<String>]) {
    for page in pages {
      let names = page.screen.commands.map(\.name).filter { !$0.contains(/^open [2-9]$/) }
      commands["\(type(of: page))", default: []].formUnion(names)
    }
  }

  @Test(arguments: AppName.allCases)
  func `help on an app begins with the names of the program and of the app`(app: AppName) async throws {
    let first = try await CommandLineHelp(Topic(app), .sample(in: .en), in: .en).lines.first
    #expect(first?.hasPrefix("calcots \(app.rawValue): ") == true)
  }

  @Test func `help without a topic begins with the program's name`() async throws {
    let first = try await CommandLineHelp(Topic(nil), .sample(in: .en), in: .en).lines.first
    #expect(first?.hasPrefix("calcots: ") == true)
  }

  @Test func `help on a command shows its usage and its purpose`() {
    let lines = CommandLineHelp(.prepare, in: .en).lines
    #expect(lines == ["calcots prepare [STORE]: create or upgrade a store on behalf of its users"])
    #expect(CommandLineHelp(.copy, in: .de).lines[0].hasPrefix("calcots copy VON NACH: einen Datenspeicher"))
  }

  @Test func `help on an app lists each command only once for each screen`() async throws {
    let help = try await CommandLineHelp(Topic(.groups), .sample(in: .en), in: .en)
    for section in help.lines.split(separator: "") { #expect(Set(section).count == section.count) }
  }

  @Test func `help on an app lists the app's commands with their keys, and only the options for this app`() async throws
  {
    let services = try await Services.sample(in: .en)
    let help = await CommandLineHelp(Topic(.groups), services, in: .en).lines.joined(separator: "\n")
    for words in [
      "undo, u", "quit, Ctrl-C", "set <field> <text>", "open <row>, Enter", "leave <row> …, x", "close, c",
      "pick <row>, Enter", "save, Enter", "--store",
    ] {
      #expect(help.contains(words), "\(words)")
    }
    #expect(!help.contains("--seed") && !help.contains("--server"))
    for app in [AppName.dice, .matches] {
      #expect(await CommandLineHelp(Topic(app), services, in: .en).lines.contains { $0.contains("--seed") })
    }
  }

  @Test(arguments: Language.allCases)
  func `help prints the whole meaning of each name after the name, on several lines if necessary`(language: Language) {
    let help = Self.words(of: CommandLineHelp(environment, in: language))
    let sections: [HelpSection] = [
      .paths(in: language), .commands(in: language), .options(in: language), .variables, .statuses,
    ]
    for entry in sections.flatMap(\.entries) {
      #expect(help.contains("\(entry.term) \(entry.help.words(in: language))"))
    }
  }

  @Test(
    arguments: [
      (nil, ["calcots choose an app", "calcots --resume continue where the last run ended"]),
      (.dice, ["--seed 7 the same game each time", "--as mvvm the same game in another architecture"]),
      (.matches, ["calcots matches/settings change the settings first"]),
      (.books, ["calcots books/add add a book", "--store memory try it without keeping anything"]),
      (.groups, ["groups/1/add add a member to group 1", "| calcots groups give commands in a pipe"]),
      (.replies, ["calcots replies/@alice the replies to a sample account"]),
    ] as [(AppName?, [String])])
  func `help on an app lists examples with explanations`(app: AppName?, examples: [String]) async throws {
    let help = Self.words(of: await CommandLineHelp(Topic(app), try .sample(in: .en), in: .en))
    for example in examples { #expect(help.contains(example)) }
  }

  @Test(
    arguments: [
      (.dice, "--seed "), (.matches, "--prompt "), (.books, "--store "), (.groups, "--user "), (.replies, "--server "),
    ] as [(AppName, String)])
  func `help on an app lists the options for this app`(app: AppName, option: String) async throws {
    let help = Self.words(of: await CommandLineHelp(Topic(app), try .sample(in: .en), in: .en))
    #expect(help.contains(option))
  }

  @Test func `help on an app leaves out the options of other apps`() async throws {
    let help = Self.words(of: await CommandLineHelp(Topic(.books), try .sample(in: .en), in: .en))
    for option in ["--as ", "--seed ", "--server ", "--prompt "] { #expect(!help.contains(option)) }
  }

  @Test func `general help has examples of the paths to home, to a group's screen and to a user`() {
    let help = Self.words(of: CommandLineHelp(environment, in: .en))
    for example in ["calcots choose an app", "groups/1/add add a member", "replies/@alice the replies"] {
      #expect(help.contains(example))
    }
  }

  @Test func `help on accessibility lists the options and variables for accessibility`() {
    let help = Self.words(of: .onAccessibility(in: .en))
    for entry in [
      "With a screen reader, use lines", "the cursor of the terminal is always on",
      "--plain screens and commands as lines",
      "--no-color no colours", "--no-mouse leave the", "ACCESSIBLE lines", "NO_COLOR no",
    ] {
      #expect(help.contains(entry), "\(entry)")
    }
  }

  /// The page in one line.
  private static func words(of help: CommandLineHelp) -> String {
    help.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test func `a meaning that does not fit next to its name continues or begins on the next line, in the same column`() {
    let help = CommandLineHelp(environment, in: .en).lines.joined(separator: "\n")
    #expect(
      help.contains(
        """
          calcots help accessibility  help for screen readers, and for use without
                                      colours
          calcots manual              the manual page, for man
        """))
    #expect(
      help.contains(
        """
          calcots complete SHELL [WORD…]
                                      the words that can come next, for these scripts
        """))
  }

  @Test(
    arguments: [
      (Language.de, "--store DATEI"), (.ca, "--store FITXER"), (.en, "--store FILE"), (.de, "replies/@BENUTZER "),
      (.ca, "replies/@USUARI "),
    ])
  func `the placeholder of a value is in the user's language`(language: Language, usage: String) {
    #expect(CommandLineHelp(environment, in: language).lines.contains { $0.contains(usage) })
  }

  @Test(arguments: Language.allCases)
  func `the manual has the same sections as help, and the commands of every screen`(language: Language) async throws {
    let services = try await Services.sample(in: language)
    let manual = await ManualPage(services, in: language).lines
    #expect(manual.first?.hasPrefix(".TH CALCOTS 1") == true)
    let sections: [HelpSection] = [
      .paths(in: language), .commands(in: language), .options(in: language), .variables, .statuses,
    ]
    #expect(manual.filter { $0 == ".TP" }.count > sections.map(\.entries.count).reduce(0, +) + 50)
    for word in ["leave <", "quit, ", "\\-\\-store ", "CALCOTS_STORE", "groups/ID/rename", "130", "| calcots groups"] {
      #expect(manual.contains { $0.contains(word) }, "\(word)")
    }
    // A dash that is not marked would be a hyphen, which nobody can copy.
    #expect(manual.dropFirst().filter { $0.replacing("\\-", with: "").contains("-") } == [])
  }

  @Test(arguments: Language.allCases)
  func `the manual lists the same files as help, but with a tilde for the home directory`(language: Language)
    async throws
  {
    let manual = await ManualPage(try .sample(in: language), in: language).lines
    let help = CommandLineHelp(environment, in: language).lines.joined(separator: "\n")
    let paths = HelpSection.usualFiles.entries.map(\.term)
    #expect(paths.count == 3)
    for path in paths {
      #expect(
        manual.contains { $0.replacing("\\-", with: "-").contains(path.replacing("~", with: "\\(ti")) }, "\(path)")
      #expect(help.contains(path.replacing("~", with: "/home/anna")), "\(path)")
    }
  }

  @Test func `help on the settings explains where their file is, and how to create it`() {
    let help = CommandLineHelp(.config, in: .en)
    for text in [HelpText.aboutSettings, .makingSettings] {
      #expect(Self.words(of: help).contains(text.words(in: .en)))
    }
    #expect(help.lines.last == "  calcots config > ~/.config/calcots/config.json")
  }

  @Test(arguments: Language.allCases)
  func `general help lists the help on accessibility`(language: Language) {
    let lines = CommandLineHelp(environment, in: language).lines
    #expect(lines.contains { $0.hasPrefix("  calcots help accessibility  ") })
  }

  // A container may have a man that only says that there are no manuals, but then no mandb.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/mandb")), arguments: Language.allCases)
  func `the man command shows the manual without a warning`(language: Language) async throws {
    let folder = try ScratchFolder()
    let file = folder.path("calcots.1")
    try await Binary.run("manual", "--language", language.description).output
      .write(toFile: file, atomically: true, encoding: .utf8)
    let man = Process()
    man.executableURL = URL(filePath: "/usr/bin/man")
    man.arguments = ["--warnings", "-l", file]
    man.environment = ["LC_ALL": "C.UTF-8", "MANWIDTH": "100", "PATH": "/usr/bin:/bin"]
    let run = try await Binary.run(man)
    #expect((run.status, run.messages) == (0, ""))
    #expect(run.output.contains("groups/ID/rename"))
  }

  @Test func `the tables on the command-line page match the program`() throws {
    let file = try PackageFile.url(of: "CommandLine.md")
    var page = try String(contentsOf: file, encoding: .utf8)
    let sections: [(name: String, section: HelpSection)] = [
      ("paths", .paths(in: .en)), ("commands", .commands(in: .en)), ("options", .options(in: .en)),
      ("variables", .variables),
      ("statuses", .statuses),
    ]
    for (name, section) in sections {
      let parts = page.components(separatedBy: "<!-- \(name) -->\n")
      try #require(parts.count == 3, "the table \(name) stands between two lines with its name")
      page = [parts[0], Self.table(of: section), parts[2]].joined(separator: "<!-- \(name) -->\n")
    }
    #expect(RecordedText.complaint(about: page, recordedIn: file.path) == nil)
  }

  private static func table(of section: HelpSection) -> String {
    let rows = section.entries.map { entry in
      "| `\(entry.term.replacing(", ", with: "`, `"))` | \(entry.help.words(in: .en)) |\n"
    }
    return "| | |\n|---|---|\n" + rows.joined()
  }
}
