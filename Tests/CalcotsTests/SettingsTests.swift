import Coordinators
import Foundation
import Localization
import Models
import TerminalDriver
import TestSupport
import Testing
import TextUI
import TextUISupport
import calcots

/// What `config.json` may say, and what is said of mistakes in it.
@MainActor
struct SettingsTests {
  private static let screens: [CommandKeys.Screen] = [
    [("make", "m"), ("drop", "d")],
    [("make", "m"), ("send", "s")],
    // Of two that are never enabled at once, both may be on one key.
    [("accept", "a"), ("join", "a"), ("decline", "x")],
  ]

  private func read(_ text: String) -> SettingsReader { SettingsReader(text, screens: Self.screens) }

  private func mistakes(_ text: String) -> [SettingsError] { read(text).mistakes }

  // MARK: What counts

  @Test(arguments: Language.allCases)
  func `all settings with their defaults are valid, and change nothing`(language: Language) async throws {
    let screens = await Topic.commandsOfAllScreens(try .sample(in: language))
    #expect(screens.allSatisfy { Set($0.map(\.name)).count == $0.count }, "each command is there once")
    let lines = DefaultSettings(screens, in: language).lines
    let keys = screens.map { $0.filter(\.canMove).map { (name: $0.name, key: $0.key) } }
    let read = SettingsReader(lines.joined(separator: "\n"), screens: keys)
    #expect(read.mistakes == [])
    #expect(read.settings.theme == .standard)
    for command in screens.joined() {
      #expect(command.with(read.settings.keys).key == command.key, "\(command.name)")
      #expect(lines.contains { $0.contains("\(command.name)") } || !command.canMove)
    }
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  @Test func `the colours on a light background are listed only if they differ`() {
    let lines = DefaultSettings([], in: .en).lines
    let usual = lines.filter { $0.hasPrefix("    title:") || $0.hasPrefix("    warning:") }
    #expect(usual.map { $0.prefix { $0 != ":" } } == ["    title", "    warning", "    warning"])
  }

  @Test func `the name of a command is quoted unless it is a word`() {
    let keys: CommandKeys.Screen = [("lend-book", "m"), ("sort age", "d")]
    let commands = keys.map { name, key in KeyCommand(name, key: key, label: "\(name)", help: "do it") {} }
    let lines = DefaultSettings([commands], in: .en).lines
    #expect(SettingsReader(lines.joined(separator: "\n"), screens: [keys]).mistakes == [])
  }

  @Test func `the table of keys has the commands of every screen`() async throws {
    let file = try PackageFile.url(of: "CommandKeys.swift")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
    try #require(parts.count == 3)
    let services = try await Services.sample(in: .en)
    var table = "\n"
    for screen in Topic.all.flatMap(\.screens) {
      let commands = await screen.allCommands(services).filter(\.canMove).map { "\($0.name) \($0.key.label)" }
      table += "    \(screen.title.words(in: .en)): \(commands.joined(separator: ", "))\n"
    }
    let text = [parts[0], table + "    ", parts[2]].joined(separator: "\"\"\"")
    #expect(RecordedText.complaint(about: text, recordedIn: file.path) == nil)
  }

  @Test func `each line of the table is a screen with its commands`() {
    #expect(CommandKeys.screens.count > 15)
    let dice = CommandKeys.screens.first { screen in screen.contains { $0.name == "roll" } }
    #expect(dice?.first { $0.name == "roll" }?.key == "r")
    #expect(CommandKeys.screens.joined().first { $0.name == "take 2" }?.key == "2")
  }

  @Test(arguments: ["", " \n", "{}", "// Nothing yet.\n{\n}\n"])
  func `a file without settings changes nothing`(text: String) {
    let read = read(text)
    #expect(read.mistakes == [] && read.settings.keys.isEmpty && read.settings.theme == .standard)
  }

  @Test func `keys and looks are as the file has them, and the rest as usual`() {
    let read = read(
      "{keys: {make: 'z', \"drop\": 'ß',}, colors: {title: 'red'}, background: 'light', /* end */}")
    #expect(read.mistakes == [])
    #expect(read.settings.keys == ["make": "z", "drop": "ß"])
    var theme = Theme.standard
    theme.background = .light
    theme.dark[.title] = Look("red")
    theme.light[.title] = Look("red")
    #expect(read.settings.theme == theme)
  }

  @Test func `a look for all backgrounds gives way to one for a single background`() {
    let theme = read("{light: {error: '1'}, colors: {error: '2', warning: '3'}, dark: {error: '4'}}").settings
      .theme
    #expect(theme.light[.error] == Look("1") && theme.dark[.error] == Look("4"))
    // What is usual on one background only does, too.
    #expect(theme.light[.warning] == Look("3") && theme.dark[.warning] == Look("3"))
  }

  @Test func `two commands may change their keys with each other`() {
    let read = read("{keys: {make: 'd', drop: 'm'}}")
    #expect(read.mistakes == [] && read.settings.keys == ["make": "d", "drop": "m"])
  }

  @Test func `commands that share a key by default may share another one`() {
    let read = read("{keys: {accept: 'z', join: 'z'}}")
    #expect(read.mistakes == [] && read.settings.keys == ["accept": "z", "join": "z"])
  }

  // MARK: Mistakes

  @Test func `each mistake is named with its line, and the rest counts`() {
    let text = """
      {
        // keys: "no"
        keys: { mak: "z", drop: "zz", // send: "x"
          send: "j", 'make': "M" },
        colors: {
          dim: "yelow", title: "bright-gren", tytle: "bold", error: 5 },
        colours: {},
        background: "pink",
        light: "x" }
      """
    let read = read(text)
    #expect(
      read.mistakes
        == [
          SettingsError(line: 3, .notAKey("zz")), SettingsError(line: 3, .unknownCommand("mak", nearest: "make")),
          SettingsError(line: 4, .notAKey("j")), SettingsError(line: 6, .notALook("yelow", nearest: "yellow")),
          SettingsError(line: 6, .notALook("…", nearest: nil)),
          SettingsError(line: 6, .notALook("bright-gren", nearest: "bright-green")),
          SettingsError(line: 6, .unknownRole("tytle", nearest: "title")),
          SettingsError(line: 7, .unknownSetting("colours", nearest: "colors")),
          SettingsError(line: 8, .notABackground("pink")), SettingsError(line: 9, .notAGroup("light")),
        ])
    #expect(read.settings.keys == ["make": "M"])
  }

  @Test(
    arguments: [
      ("{keys: {make: 'd'}}", "make", "d", "drop"), ("{keys: {send: 'm'}}", "send", "m", "make"),
      ("{keys: {make: 'z', drop: 'z'}}", "drop", "z", "make"), ("{keys: {accept: 'x'}}", "accept", "x", "decline"),
    ])
  func `a key that another command has on the same screen is not taken`(
    text: String, name: String, key: String, other: String
  ) {
    let read = read(text)
    #expect(read.mistakes == [SettingsError(line: 1, .takenKey(key, by: other))])
    #expect(read.settings.keys[name] == nil)
  }

  @Test(arguments: ["", " ", "zz", "j", "?", "q"])
  func `a key is one character, and has no meaning everywhere`(key: String) {
    #expect(mistakes("{keys: {make: '\(key)'}}") == [SettingsError(line: 1, .notAKey(key))])
  }

  @Test func `a command on Enter cannot be moved`() {
    #expect(!CommandKeys.screens.joined().contains { $0.name == "save" })
    #expect(mistakes("{keys: {save: 'z'}}") == [SettingsError(line: 1, .unknownCommand("save", nearest: nil))])
  }

  @Test(
    arguments: [
      ("{ keys: { make: } }", 1), ("{\n a: [\n 1,\n 2 3\n ]}", 4), ("{\n keys: {\n  make \"z\"\n }\n}", 3), ("[1]", 1),
      ("{\n a: 1,\n", 3), ("{ // a\n b: 1 2\n}", 2),
      ("{\n\n colors: { dim: \"243\n }}", 3), ("{\n make:\n 'z',\n drop 'd' }", 4), ("{\n /* \n }", 2),
    ])
  func `a mistake in JSON is on the first line that is wrong`(text: String, line: Int) {
    #expect(mistakes(text) == [SettingsError(line: line, .notJSON)])
  }
}
