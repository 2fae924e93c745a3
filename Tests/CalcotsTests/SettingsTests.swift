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

/// The settings in `config.json`, and the messages about mistakes in it.
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
  func `the printed default settings are valid, and do not change the program's behaviour`(language: Language)
    async throws
  {
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

  @Test func `the colours on a light background are listed only if they differ from the colours on a dark background`()
  {
    let lines = DefaultSettings([], in: .en).lines
    let usual = lines.filter { $0.hasPrefix("    title:") || $0.hasPrefix("    warning:") }
    #expect(usual.map { $0.prefix { $0 != ":" } } == ["    title", "    warning", "    warning"])
  }

  @Test(arguments: Theme.Role.allCases)
  func `the explanation of each look is printed only once`(role: Theme.Role) throws {
    let lines = DefaultSettings([], in: .en).lines.filter { $0.hasPrefix("    \(role.rawValue):") }
    #expect(lines.count { $0.contains(" // ") } == 1)
    #expect(lines[0].contains(" // "))
  }

  @Test(arguments: Theme.Role.allCases)
  func `the documentation page about the terminal names each look`(role: Theme.Role) throws {
    #expect(try PackageFile.text(of: "Terminal.md").contains("`\(role.rawValue)`"))
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

  @Test func `each line of the table lists the commands of a screen`() {
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

  @Test func `keys and looks are taken from the file, and the rest keep their defaults`() {
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

  @Test func `a look for one background overrides the look for all backgrounds`() {
    let theme = read("{light: {error: '1'}, colors: {error: '2', warning: '3'}, dark: {error: '4'}}").settings
      .theme
    #expect(theme.light[.error] == Look("1") && theme.dark[.error] == Look("4"))
    // A usual look for a single background does, too.
    #expect(theme.light[.warning] == Look("3") && theme.dark[.warning] == Look("3"))
  }

  @Test func `two commands can swap their keys`() {
    let read = read("{keys: {make: 'd', drop: 'm'}}")
    #expect(read.mistakes == [] && read.settings.keys == ["make": "d", "drop": "m"])
  }

  @Test func `two commands that share a key by default may share another key`() {
    let read = read("{keys: {accept: 'z', join: 'z'}}")
    #expect(read.mistakes == [] && read.settings.keys == ["accept": "z", "join": "z"])
  }

  // MARK: Mistakes

  @Test func `the suggestion for a wrong look corrects the word that is wrong`() {
    let read = read("{colors: {title: 'bold on blu'}}")
    #expect(read.mistakes == [SettingsError(line: 1, .notALook("bold on blu", nearest: "blue"))])
  }

  @Test func `each error in the settings is reported with its line, and the valid settings are applied`() {
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
          SettingsError(line: 3, .unknownCommand("mak", nearest: "make")), SettingsError(line: 3, .notAKey("zz")),
          SettingsError(line: 4, .notAKey("j")), SettingsError(line: 6, .notALook("yelow", nearest: "yellow")),
          SettingsError(line: 6, .notALook("bright-gren", nearest: "bright-green")),
          SettingsError(line: 6, .unknownRole("tytle", nearest: "title")),
          SettingsError(line: 6, .notALook("…", nearest: nil)),
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
  func `a key that another command uses on the same screen is refused`(
    text: String, name: String, key: String, other: String
  ) {
    let read = read(text)
    #expect(read.mistakes == [SettingsError(line: 1, .takenKey(key, by: other))])
    #expect(read.settings.keys[name] == nil)
  }

  @Test(arguments: ["", " ", "zz", "j", "?", "q"])
  func `a key must be a single character, and not a general key`(key: String) {
    #expect(mistakes("{keys: {make: '\(key)'}}") == [SettingsError(line: 1, .notAKey(key))])
  }

  @Test(
    arguments: [
      ("\u{1B}", "U+1B"), ("\u{3}", "U+3"), ("\u{9B}", "U+9B"), ("\u{200B}", "U+200B"), ("\u{202E}", "U+202E"),
      ("\u{301}", "\u{301}"), ("\u{3164}", "U+3164"), ("\u{2800}", "U+2800"), ("\u{A0}", "U+A0"),
      ("\u{FFFD}", "U+FFFD"), ("m\u{200D}", "mU+200D"), ("x\u{301}", "x\u{301}"),
    ])
  func `an invisible character, a combining mark, or a character that needs several scalars cannot be a key`(
    key: String, quoted: String
  ) {
    let read = read("{keys: {make: '\(key)'}}")
    #expect(read.mistakes == [SettingsError(line: 1, .notAKey(quoted))])
    #expect(read.settings.keys.isEmpty)
  }

  @Test(arguments: ["é", "e\u{301}", "左", "🙂", "+", "\\u00e9", "\\xe9", "\\ud83d\\ude42"])
  func `a visible character can be a key`(key: String) {
    let read = read("{keys: {make: '\(key)'}}")
    #expect(read.mistakes == [] && read.settings.keys.count == 1)
  }

  @Test func `if two settings have the same name, the second one is reported as an error`() {
    let read = read("{keys: {make: 'z'},\n light: {dim: 'red',\n 'dim': 'blue'},\n \"keys\": {drop: 'y'}}")
    #expect(read.mistakes == [SettingsError(line: 3, .repeated("dim")), SettingsError(line: 4, .repeated("keys"))])
    #expect(read.settings.keys == ["make": "z"] && read.settings.theme.light[.dim] == Look("red"))
  }

  @Test func `the first twenty errors in the settings are reported, and the number of the others`() {
    let read = read("{\n" + (1...50).map { "a\($0): 1,\n" }.joined() + "}")
    #expect(read.mistakes.map(\.line) == (2...21).map(\.self) && read.moreMistakes == 30)
  }

  @Test func `if a long name of a setting is invalid, the message shows only its beginning`() {
    let name = String(repeating: "k", count: 10_000)
    let cut = String(repeating: "k", count: 60) + "…"
    #expect(mistakes("{\(name): 1}") == [SettingsError(line: 1, .unknownSetting(cut, nearest: nil))])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines are counted with every kind of line ending, even after a byte order mark and comments`(ending: String) {
    let lines = ["\u{FEFF}// a comment", "{ /* another", "one */", "  a: 1, // and", "  keys: { make: 'zz' },", "}"]
    let wanted = [
      SettingsError(line: 4, .unknownSetting("a", nearest: nil)), SettingsError(line: 5, .notAKey("zz")),
    ]
    #expect(mistakes(lines.joined(separator: ending)) == wanted)
    let broken = mistakes((lines + ["?"]).joined(separator: ending))
    #expect(broken == [SettingsError(line: 7, .notJSON)])
  }

  @Test(
    arguments: [
      "{a\\u: 1}", "{a: '\\u12'}", "{a: '\\ud83d'}", "{a: '\\ud83d\\u0041'}", "{a: '\\1'}", "{a: '", "{a: 'b\n'}",
      "{a: yes}", "{a b: 1}", "{1: 1}", "{a-b: 1}", "{: 1}", "{,}", "{a: 1,,}", "{a: [1,,2]}", "{a: [1}}", "{a: 1]",
      "{} {}",
      "{} /", "{", "{a: 1 /* }", "'a'", "1", "}", "{a: {b: }}", "{a:, b: 1}",
    ])
  func `settings that are not valid JSON5 are reported as an error`(text: String) {
    #expect(mistakes(text) == [SettingsError(line: 1, .notJSON)])
  }

  @Test(
    arguments: [
      "{a: 1, b: -1.5e3, c: .5, d: 0x1F, e: +Infinity, f: NaN, g: true, h: null, i: [], j: {}, k: [[1, {l: 2,}],],}",
      "{'a': 'b\\\nc', \"b\": \"\\x41\\u0041\\0\\v\\q\", $c: 'é', _d: 1, é: 2, f:\t3,\u{A0}g:4}\u{2028}",
    ])
  func `settings that are valid JSON5 are read, and unknown settings are reported as errors`(text: String) {
    #expect(read(text).mistakes.allSatisfy { if case .unknownSetting = $0.fault { true } else { false } })
    #expect(read(text).mistakes.count >= 7)
  }

  @Test(arguments: ["[", "{a:", "[{a:"])
  func `settings with brackets nested 30,000 levels deep can be read`(bracket: String) {
    let open = String(repeating: bracket, count: 30_000)
    #expect(mistakes("{keys: " + open) == [SettingsError(line: 1, .notJSON)])
    let close = String(open.reversed().compactMap { ["[": "]", "{": "}"][$0] })
    let inside = bracket == "[" ? "" : "1"
    #expect(mistakes("{a: \(open)\(inside)\(close)}") == [SettingsError(line: 1, .unknownSetting("a", nearest: nil))])
  }

  /// A file that somebody was about to change, or that a disk has damaged, is read without a trap.
  @Test(arguments: TestRun.seeds(1, 2))
  func `a settings file with random changes can be read, and each reported line exists in the file`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let commands = Self.screens[0].map { name, key in KeyCommand(name, key: key, label: "", help: "") {} }
    let lines = DefaultSettings([commands], in: .en).lines
    let whole = Array(lines.joined(separator: "\n").unicodeScalars)
    let pieces = Array("{}[]:,'\"/*\\\n\r\u{FEFF}\u{200B}é0-".unicodeScalars)
    for _ in 1...TestRun.steps(150, long: 5_000) {
      var scalars = whole
      for _ in 1...Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<scalars.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: scalars.remove(at: place)
        case 1: scalars.insert(pieces.randomElement(using: &random) ?? " ", at: place)
        case 2: scalars.insert(contentsOf: scalars[place...].prefix(200), at: place)
        default: scalars.removeSubrange(place...min(place + 50, scalars.count - 1))
        }
      }
      let text = String(String.UnicodeScalarView(scalars))
      let breaks = text.unicodeScalars.count { $0 == "\n" || $0 == "\r" }
      let read = read(text)
      #expect(read.mistakes.count <= 20 && read.mistakes.allSatisfy { 1...(breaks + 1) ~= $0.line ?? 0 })
    }
  }

  @Test func `the key of a command on Enter cannot be changed`() {
    #expect(!CommandKeys.screens.joined().contains { $0.name == "save" })
    #expect(mistakes("{keys: {save: 'z'}}") == [SettingsError(line: 1, .unknownCommand("save", nearest: nil))])
  }

  @Test(
    arguments: [
      ("{ keys: { make: } }", 1), ("{\n a: [\n 1,\n 2 3\n ]}", 4), ("{\n keys: {\n  make \"z\"\n }\n}", 3), ("[1]", 1),
      ("{\n a: 1,\n", 3), ("{ // a\n b: 1 2\n}", 2),
      ("{\n\n colors: { dim: \"243\n }}", 3), ("{\n make:\n 'z',\n drop 'd' }", 4), ("{\n /* \n }", 2),
    ])
  func `a syntax error in JSON is reported on the first line that is wrong`(text: String, line: Int) {
    #expect(mistakes(text) == [SettingsError(line: line, .notJSON)])
  }
}
