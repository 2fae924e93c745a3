import Coordinators
import DataProviders
import Fakes
import Localization
import Models
import Testing
import calcots

struct ArgumentsTests {
  @Test func `without arguments it is home, with everything as it suits`() throws {
    let arguments = try Arguments([])
    #expect(arguments.route == .home)
    #expect(arguments.format == nil)
    #expect(arguments.store == nil)
    #expect(arguments.seed == nil)
    #expect(Arguments.language(in: []) == nil)
  }

  @Test(arguments: [["groups/7", "--json"], ["--json", "groups/7"]])
  func `options stand before or after the path`(words: [String]) throws {
    let arguments = try Arguments(words)
    #expect(arguments.route == .group("7"))
    #expect(arguments.format == .json)
  }

  @Test(arguments: [
    (["--store", "a.sqlite"], StoreLocation.file("a.sqlite")), (["--store=b"], .file("b")),
    (["--store", "memory"], .memory),
  ])
  func `a store is a file or memory`(words: [String], store: StoreLocation) throws {
    #expect(try Arguments(words).store == store)
  }

  @Test(arguments: [("en", Language.en), ("de", .de), ("ca", .ca)])
  func `a language is named by its code`(code: String, language: Language) {
    #expect(Arguments.language(in: ["--language", code]) == language)
    #expect(Arguments.language(in: ["groups", "--language=\(code)"]) == language)
  }

  @Test(arguments: [[], ["--language"], ["--language", "fr"], ["de"]])
  func `without a language that is spoken there is none`(words: [String]) {
    #expect(Arguments.language(in: words) == nil)
  }

  @Test func `the same format twice is no contradiction`() throws {
    #expect(try Arguments(["--plain", "--plain"]).format == .lines)
  }

  @Test func `help is given whatever the path`() throws {
    #expect(try Arguments(["nonsense", "--help"]).wantsHelp)
  }

  @Test(
    arguments: [
      (["--stroe", "x"], .unknownOption("--stroe", nearest: "--store")),
      (["--frobnicate"], .unknownOption("--frobnicate", nearest: nil)),
      (["--seed", "x"], .badSeed("x")), (["--seed=-1"], .badSeed("-1")), (["--seed"], .missingValue("--seed")),
      (["--seed", "18446744073709551616"], .badSeed("18446744073709551616")),
      (["--store"], .missingValue("--store")), (["--store", ""], .missingValue("--store")),
      (["--language="], .missingValue("--language")), (["--language", "fr"], .unknownLanguage("fr")),
      (["--plain=yes"], .unexpectedValue("--plain")), (["--plain", "--json"], .plainAndJSON),
      (["grups"], .unknownPath("grups", nearest: "groups")), (["grups/7"], .unknownPath("grups/7", nearest: "groups")),
      (["groups/7/add"], .unknownPath("groups/7/add", nearest: "groups")),
      (["x y z"], .unknownPath("x y z", nearest: nil)),
      (["groups", "groups"], .unexpected("groups")), (["--", "--plain"], .unknownPath("--plain", nearest: nil)),
    ] as [([String], UsageError)])
  func `a mistake is named, with the right word if one is near`(words: [String], error: UsageError) {
    #expect(throws: error) { try Arguments(words) }
  }
}

struct EnvironmentTests {
  @Test(
    arguments: [
      ([:], Language.en), (["LANG": "de_DE.UTF-8"], .de), (["LANG": "de_DE", "LC_MESSAGES": "ca_ES"], .ca),
      (["LANG": "de_DE", "LC_ALL": "en_GB"], .en), (["LANG": "de_DE", "LC_ALL": ""], .de), (["LANG": "fr_FR"], .en),
      (["LC_ALL": "C", "LANG": "de_DE"], .en),
    ] as [([String: String], Language)])
  func `the first locale variable that is set decides the language`(variables: [String: String], language: Language) {
    #expect(Environment(variables).language == language)
  }

  @Test(
    arguments: [
      (["HOME": "/h"], "/h/.local/share/calcots/calcots.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": "/d"], "/d/calcots/calcots.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": "d"], "/h/.local/share/calcots/calcots.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": ""], "/h/.local/share/calcots/calcots.sqlite"), ([:], nil), (["HOME": ""], nil),
    ] as [([String: String], String?)])
  func `the user's own store is where data belongs`(variables: [String: String], path: String?) {
    #expect(Environment(variables).storePath == path)
  }
}

struct CommandLineTextTests {
  @Test func `every language has the same texts with the same placeholders`() {
    #expect(CommandLineText.disagreements == [])
  }
}
