import Coordinators
import Foundation
import Localization
import Models
import TerminalDriver
import TestSupport
import Testing
import TextUI
import calcots

/// What `config.json` may say, and what is said of mistakes in it.
@MainActor
struct SettingsTests {
  private static let screens: [[KeyCommand]] = [
    [command("make", "m"), command("drop", "d"), command("open", .enter)],
    [command("make", "m"), command("send", "s")],
    // Of two that are never enabled at once, both may be on one key.
    [command("accept", "a"), command("join", "a"), command("decline", "x")],
  ]

  private static func command(_ name: String, _ key: Key) -> KeyCommand {
    KeyCommand(name, key: key, label: "\(name)", help: "do it") {}
  }

  private func read(_ text: String) async throws -> SettingsReader {
    try await SettingsReader(text, screens: Self.screens)
  }

  private func mistakes(_ text: String) async throws -> [SettingsMistake] { try await read(text).mistakes }

  // MARK: What counts

  @Test(arguments: Language.allCases)
  func `all settings with their defaults are valid, and change nothing`(language: Language) async throws {
    let services = try await Services.sample(in: language)
    var screens: [[KeyCommand]] = []
    for screen in Topic.all.flatMap(\.screens) { screens.append(await screen.allCommands(services)) }
    #expect(screens.allSatisfy { Set($0.map(\.name)).count == $0.count }, "each command is there once")
    let lines = DefaultSettings(screens, in: language).lines
    let read = try await SettingsReader(lines.joined(separator: "\n"), screens: screens)
    #expect(read.mistakes == [])
    #expect(read.settings.theme == .standard)
    for command in screens.joined() {
      #expect(command.with(read.settings.keys).key == command.key, "\(command.name)")
      #expect(lines.contains { $0.contains("\(command.name)") } || !command.canMove)
    }
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  @Test func `of the colours on a light background, only those are listed that differ`() {
    let lines = DefaultSettings([], in: .en).lines
    let usual = lines.filter { $0.hasPrefix("    title:") || $0.hasPrefix("    warning:") }
    #expect(usual.map { $0.prefix { $0 != ":" } } == ["    title", "    warning", "    warning"])
  }

  @Test func `the name of a command is quoted unless it is a word`() async throws {
    let screens = [[Self.command("lend-book", "m"), Self.command("sort age", "d")]]
    let lines = DefaultSettings(screens, in: .en).lines
    #expect(try await SettingsReader(lines.joined(separator: "\n"), screens: screens).mistakes == [])
  }

  @Test(arguments: ["", " \n", "{}", "// Nothing yet.\n{\n}\n"])
  func `a file without settings changes nothing`(text: String) async throws {
    let read = try await read(text)
    #expect(read.mistakes == [] && read.settings.keys.isEmpty && read.settings.theme == .standard)
  }

  @Test func `keys and looks are as the file has them, and the rest as usual`() async throws {
    let read = try await read(
      "{keys: {make: 'z', \"drop\": 'ß',}, colors: {title: 'red'}, background: 'light', /* end */}")
    #expect(read.mistakes == [])
    #expect(read.settings.keys == ["make": "z", "drop": "ß"])
    var theme = Theme.standard
    theme.background = .light
    theme.dark[.title] = Look("red")
    theme.light[.title] = Look("red")
    #expect(read.settings.theme == theme)
  }

  @Test func `a look for all backgrounds gives way to one for a single background`() async throws {
    let theme = try await read("{light: {error: '1'}, colors: {error: '2', warning: '3'}, dark: {error: '4'}}").settings
      .theme
    #expect(theme.light[.error] == Look("1") && theme.dark[.error] == Look("4"))
    // What is usual on one background only does, too.
    #expect(theme.light[.warning] == Look("3") && theme.dark[.warning] == Look("3"))
  }

  @Test func `two commands may change their keys with each other`() async throws {
    let read = try await read("{keys: {make: 'd', drop: 'm'}}")
    #expect(read.mistakes == [] && read.settings.keys == ["make": "d", "drop": "m"])
  }

  @Test func `what shares a key by default may share another one`() async throws {
    let read = try await read("{keys: {accept: 'z', join: 'z'}}")
    #expect(read.mistakes == [] && read.settings.keys == ["accept": "z", "join": "z"])
  }

  // MARK: Mistakes

  @Test func `each mistake is named with its line, and the rest counts`() async throws {
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
    let read = try await read(text)
    #expect(
      read.mistakes
        == [
          SettingsMistake(line: 3, .notAKey("zz")), SettingsMistake(line: 3, .unknownCommand("mak", nearest: "make")),
          SettingsMistake(line: 4, .notAKey("j")), SettingsMistake(line: 6, .notALook("yelow", nearest: "yellow")),
          SettingsMistake(line: 6, .notALook("…", nearest: nil)),
          SettingsMistake(line: 6, .notALook("bright-gren", nearest: "bright-green")),
          SettingsMistake(line: 6, .unknownRole("tytle", nearest: "title")),
          SettingsMistake(line: 7, .unknownSetting("colours", nearest: "colors")),
          SettingsMistake(line: 8, .notABackground("pink")), SettingsMistake(line: 9, .notAGroup("light")),
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
  ) async throws {
    let read = try await read(text)
    #expect(read.mistakes == [SettingsMistake(line: 1, .takenKey(key, by: other))])
    #expect(read.settings.keys[name] == nil)
  }

  @Test(arguments: ["", " ", "zz", "j", "?", "q"])
  func `a key is one character, and has no meaning everywhere`(key: String) async throws {
    #expect(try await mistakes("{keys: {make: '\(key)'}}") == [SettingsMistake(line: 1, .notAKey(key))])
  }

  @Test func `a command on Enter cannot be moved`() async throws {
    #expect(
      try await mistakes("{keys: {open: 'z'}}") == [SettingsMistake(line: 1, .unknownCommand("open", nearest: nil))])
  }

  @Test(
    arguments: [
      ("{ keys: { make: } }", 1), ("{\n a: [\n 1,\n 2 3\n ]}", 4), ("{\n keys: {\n  make \"z\"\n }\n}", 3), ("[1]", 1),
      ("{\n a: 1,\n", 3), ("{ // a\n b: 1 2\n}", 2),
      ("{\n\n colors: { dim: \"243\n }}", 3), ("{\n make:\n 'z',\n drop 'd' }", 4), ("{\n /* \n }", 2),
    ])
  func `what is not JSON is on the first line that is wrong`(text: String, line: Int) async throws {
    #expect(try await mistakes(text) == [SettingsMistake(line: line, .notJSON)])
  }
}
