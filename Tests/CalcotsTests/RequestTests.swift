import Alternatives
import Coordinators
import DataProviders
import Fakes
import Localization
import Models
import Sessions
import Testing
import calcots

/// The requests of command lines, and the mistakes of wrong ones.
@MainActor
struct RequestTests {
  /// Parses a command line that asks for screens.
  private func app(_ words: [String], environment: Environment = Environment([:])) throws -> AppRequest {
    let request = try Request(words, environment: environment)
    guard case .app(let app) = request else { throw UnexpectedRequest(request: request) }
    return app
  }

  /// A run without options, except for one change.
  private func changed(_ change: (inout AppRequest) -> Void) -> AppRequest {
    var app = AppRequest()
    change(&app)
    return app
  }

  private struct UnexpectedRequest: Error {
    let request: Request
  }

  @Test func `without arguments, the program opens the home screen with default settings`() throws {
    #expect(try app([]) == AppRequest())
    #expect(AppRequest().route == .home)
    #expect(Request.language(in: []) == nil)
  }

  @Test(arguments: [["groups/7", "--json"], ["--json", "groups/7"]])
  func `options can precede or follow the path`(words: [String]) throws {
    let app = try app(words)
    #expect(app.route?.path == "groups/7")
    #expect(app.format == .json)
  }

  @Test(arguments: [
    (["--store", "a.sqlite"], StoreLocation.file("a.sqlite")), (["--store=b"], .file("b")),
    (["--store", "memory"], .memory), (["--store", "./service=x"], .file("./service=x")),
    (["--store", "postgresql://h/d"], .server("postgresql://h/d")), (["--store=service=x"], .server("service=x")),
    (["--store", "postgres:///?host=/run"], .server("postgres:///?host=/run")),
    (["--store", "a@b.sqlite"], .file("a@b.sqlite")), (["--store", "C:/x"], .file("C:/x")),
    (["--store", "./host=h password=p"], .file("./host=h password=p")), (["--store", "/a:b@c"], .file("/a:b@c")),
    (["--store", "at 10:30"], .file("at 10:30")), (["--store", "../x+y://z"], .file("../x+y://z")),
    (
      ["--store", "postgresql://anna:p%40%2Fw@h:5432,[::1]:5433/d?sslmode=require"],
      .server("postgresql://anna:p%40%2Fw@h:5432,[::1]:5433/d?sslmode=require")
    ),
  ])
  func `the option --store names a file, memory or a server`(words: [String], store: StoreLocation) throws {
    #expect(try app(words).store.location == store)
  }

  @Test(arguments: [
    "postgresql://anna:p@w@h/d", "postgresql://anna:p/w@h/d", "postgresql://h/d@x", "PostgreSQL://anna:p@h/d",
    "postgresql:/anna:p@h/d", "postgresql+ssl://anna:p@h/d", "https://h/d", "//anna:p@h/d", "anna:p@h/d",
    " postgresql://anna:p@h/d", "'postgresql://anna:p@h/d'", "host=h password=p", "password = p",
    "service=x password=p",
    "service=anna:p@h", "a\nb=c:d@e",
  ])
  func `an invalid server address is not read as a file name`(name: String) {
    for words in [["--store", name], ["prepare", name], ["copy", "a", name], ["copy", name, "a"]] {
      #expect(throws: UsageError.badStoreAddress) { try Request(words) }
    }
  }

  @Test(arguments: [
    ("https://server.example", "https://server.example"), ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
  ])
  func `the option --server takes the address of a server`(address: String, origin: String) throws {
    #expect(try app(["replies", "--server", address]).server?.origin == origin)
    #expect(try app(["replies", "--server=\(address)"]).server?.origin == origin)
  }

  @Test(arguments: ["en", "de", "ca", "en_GB"])
  func `the option --language takes the code of a language`(code: String) {
    #expect(Request.language(in: ["--language", code])?.description == code)
    #expect(Request.language(in: ["groups", "--language=\(code)"])?.description == code)
  }

  @Test(arguments: [[], ["--language"], ["--language", "fr"], ["de"]])
  func `if the language code is missing or unsupported, no language is set`(words: [String]) {
    #expect(Request.language(in: words) == nil)
  }

  @Test(arguments: [
    ("CALCOTS_STORE", "a.sqlite", ["--store", "b"]), ("CALCOTS_USER", "Anna Ferrer", ["--user", "Joan Bosch"]),
    ("CALCOTS_SERVER", "https://a.example", ["--server=https://b.example"]),
  ])
  func `an option overrides its environment variable`(variable: String, value: String, option: [String]) throws {
    let environment = Environment([variable: value])
    #expect(try Request([], environment: environment) != Request([]))
    #expect(try Request(option, environment: environment) == Request(option))
  }

  @Test func `an empty environment variable is ignored`() throws {
    let variables = ["CALCOTS_STORE": "", "CALCOTS_USER": "", "CALCOTS_SERVER": "", "CALCOTS_LANGUAGE": ""]
    #expect(try Request([], environment: Environment(variables)) == Request([]))
  }

  @Test(
    arguments: [
      (["CALCOTS_SERVER": "http://server.example"], .badVariable(.server, .badServer(.notHTTPS))),
      (["CALCOTS_LANGUAGE": "fr"], .badVariable(.language, .unknownLanguage("fr"))),
    ] as [([String: String], UsageError)])
  func `the error for a bad value of an environment variable names the variable`(
    variables: [String: String], error: UsageError
  ) {
    #expect(throws: error) { try Request(["groups"], environment: Environment(variables)) }
  }

  @Test(
    arguments: [
      (["--store", "a\u{FFFD}"], [:], .notUTF8("a\u{FFFD}")),
      (["copy", "a", "b\u{FFFD}"], [:], .notUTF8("b\u{FFFD}")),
      (["--store", "postgresql://anna:s3cret\u{FFFD}@h"], [:], .notUTF8("postgresql:…")),
      (["replies/@a\u{FFFD}"], [:], .notUTF8("replies/@a\u{FFFD}")), (["--as", "\u{FFFD}"], [:], .notUTF8("\u{FFFD}")),
      ([], ["CALCOTS_STORE": "\u{FFFD}"], .badVariable(.store, .notUTF8("\u{FFFD}"))),
    ] as [([String], [String: String], UsageError)])
  func `a word that is not UTF-8 is refused`(words: [String], variables: [String: String], error: UsageError) {
    #expect(throws: error) { try Request(words, environment: Environment(variables)) }
  }

  @Test func `an option changes only its own setting`() throws {
    #expect(try app(["--no-mouse"]) == changed { $0.usesMouse = false })
    #expect(try app(["--no-color"]) == changed { $0.usesColor = false })
    #expect(try app(["--all"]) == changed { $0.showsAll = true })
    #expect(try app(["--plain"]) == changed { $0.format = .lines })
    #expect(try app(["--resume"]) == changed { $0.route = nil })
    #expect(try app(["--seed", "7"]) == changed { $0.seed = 7 })
  }

  @Test(arguments: ["matches", "matches/settings"])
  func `the warning in the match game’s settings can be turned off`(path: String) throws {
    let app = try app([path, "--no-warning"])
    #expect(app.route?.path == path && !app.warnsOfLostGame)
  }

  @Test func `the match game can be played without screens`() throws {
    #expect(try Request(["matches", "--prompt"]) == .prompt(seed: nil))
    #expect(try Request(["--prompt", "--plain", "matches", "--seed", "3"]) == .prompt(seed: 3))
  }

  @Test(
    arguments: ["dice", "groups"],
    [
      ([], nil), (["--as", "mvc"], .mvc), (["--as=mvvm"], .mvvm), (["--as", "mvvmc"], nil),
      (["--as", "unidirectional"], .unidirectional),
    ] as [([String], Alternative?)])
  func `the option --as takes the name of an architecture`(app: String, named: ([String], Alternative?)) throws {
    #expect(try self.app([app] + named.0).alternative == named.1)
  }

  @Test func `a copy has a source and a target`() throws {
    let request = try Request(["copy", "a.sqlite", "service=x"])
    guard case .copy(let copy) = request else { throw UnexpectedRequest(request: request) }
    #expect(copy.source == .file("a.sqlite") && copy.target == .server("service=x"))
  }

  @Test func `a store can be prepared without a screen`() throws {
    for words in [["prepare", "a"], ["prepare", "--store", "a"], ["prepare", "--store", "b", "a"]] {
      #expect(try Request(words) == .prepare(StoreChoice(location: .file("a")), samples: false))
    }
    #expect(try Request(["prepare", "--samples"]) == .prepare(StoreChoice(), samples: true))
  }

  @Test func `a user can be renamed without a screen`() throws {
    let request = try Request(["name", " Anna Roca i Mas ", "--store", "a", "--user", "anna"])
    guard case .name(let name, let store) = request else { throw UnexpectedRequest(request: request) }
    #expect(name.text == "Anna Roca i Mas")
    #expect(store.location == .file("a") && store.user?.text == "anna")
    #expect(throws: UsageError.badName(.blank)) { try Request(["name", " "]) }
    #expect(throws: UsageError.missingValue(QuotedWord("name"))) { try Request(["name"]) }
  }

  @Test func `help ignores an invalid path`() throws {
    #expect(try Request(["nonsense", "--help"]) == .print(.help(nil)))
  }

  @Test(
    arguments: [
      (["--help"], .help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)),
      (["help", "groups"], .help(Topic(.groups))),
      (["help", "groups/ID/add"], .help(Topic(.groups))), (["help", "copy"], .helpOnCommand(.copy)), (["-V"], .version),
      (["help", "accessibility"], .helpOnAccessibility), (["accessibility", "--help"], .helpOnAccessibility),
      (["groups", "--help"], .help(Topic(.groups))),
      (["-h", "groups/16/rename"], .help(Topic(.groups))), (["copy", "a", "b", "--help"], .helpOnCommand(.copy)),
      (["manual"], .manual), (["config"], .config), (["--version", "--json"], .version),
      (["completions", "fish"], .completions(.fish)),
      (["complete", "bash", "--store", "--"], .candidates(.bash, ["--store", "--"])),
    ] as [([String], Request.PrintedText)])
  func `help, version, manual, settings and completions are printed instead of a screen`(
    words: [String], printout: Request.PrintedText
  )
    throws
  {
    #expect(try Request(words) == .print(printout))
  }

  @Test(
    arguments: [
      (["--stroe", "x"], .unknownOption("--stroe", nearest: "--store")),
      (["--frobnicate"], .unknownOption("--frobnicate", nearest: nil)),
      (["--seed", "x"], .badSeed("x")), (["--seed=-1"], .badSeed("-1")), (["--seed"], .missingValue("--seed")),
      (["--user", ""], .missingValue("--user")), (["--user= "], .badName(.blank)),
      (["--seed", "18446744073709551616"], .badSeed("18446744073709551616")),
      (["--store"], .missingValue("--store")), (["--store", ""], .missingValue("--store")),
      (["--language="], .missingValue("--language")), (["--language", "fr"], .unknownLanguage("fr")),
      (["--language", "en_UK"], .unknownLanguage("en_UK")),
      (["--plain=yes"], .unexpectedValue("--plain")), (["--plain", "--json"], .plainAndJSON),
      (["--as", "mvvm"], .hasNoAlternatives),
      (["groups/1", "--as", "mvc"], .hasNoAlternatives),
      (["dice", "--as", "viper"], .unknownArchitecture("viper")), (["dice", "--as"], .missingValue("--as")),
      (["grups"], .unknownPath("grups", nearest: "groups")), (["grups/7"], .unknownPath("grups/7", nearest: "groups")),
      (["groups/7/ad"], .unknownPath("groups/7/ad", nearest: "groups/7/add")),
      (["matches/setings"], .unknownPath("matches/setings", nearest: "matches/settings")),
      (["groups/7/members"], .unknownPath("groups/7/members", nearest: "groups")),
      (["--resume", "groups/7"], .resumesOrOpens("groups/7")),
      (["--store", "a", "--store=b"], .repeated("--store")), (["--plain", "--plain"], .repeated("--plain")),
      (["-h", "--help"], .repeated("--help")), (["--seed", "-1"], .badSeed("-1")),
      (["--seed", "--json"], .missingValue("--seed")), (["--store", "--json"], .optionAsValue("--store", "--json")),
      (["completions"], .missingValue("completions")), (["completions", "tcsh"], .unknownShell("tcsh")),
      (["complete"], .missingValue("complete")),
      (["help", "grups"], .unknownTopic("grups", nearest: "groups")),
      (["manual", "x"], .unexpected("x")), (["help", "cpy"], .unknownTopic("cpy", nearest: "copy")),
      (["help", "accessibilty"], .unknownTopic("accessibilty", nearest: "accessibility")),
      (["copy"], .copyNeedsTwo), (["copy", "a"], .copyNeedsTwo), (["copy", "a", "memory"], .copyNeedsTwo),
      (["copy", "a", "b"], .copyNeedsServer(from: "a", to: "b")),
      (["copy", "a", "b", "postgresql://anna:secret@h"], .unexpected("postgresql:…")),
      (["prepare", "a", "b"], .unexpected("b")), (["--resume", "complete", "fish"], .unexpected("complete")),
      (["halp"], .unknownPath("halp", nearest: "help")),
      (["replies/no name"], .unknownPath("replies/no name", nearest: "replies")),
      (["--server"], .missingValue("--server")), (["--server", "mastodon"], .badServer(.notAnAddress)),
      (["--server=http://server.example"], .badServer(.notHTTPS)),
      (["--server", "https://anna:secret@server.example"], .badServer(.hasCredentials)),
      (["--server", "https://server.example/path"], .badServer(.hasPath)),
      (["https://anna:secret@server.example"], .unknownPath("https:…", nearest: nil)),
      (["replies", "https://anna:secret@server.example"], .unexpected("https:…")),
      (["groups", "postgresql:///x?password=secret&port=1"], .unexpected("postgresql:…")),
      (["x y z"], .unknownPath("x y z", nearest: nil)), (["gallery"], .unknownPath("gallery", nearest: nil)),
      (["--prompt"], .onlyMatchesPrompt), (["dice", "--prompt"], .onlyMatchesPrompt),
      (["matches/settings", "--prompt"], .onlyMatchesPrompt), (["matches", "--prompt", "--json"], .onlyMatchesPrompt),
      (["matches", "--prompt", "--no-warning"], .onlyMatchesPrompt),
      (["matches", "--prompt=1"], .unexpectedValue("--prompt")),
      (["--samples"], .onlyPrepareHasSamples), (["copy", "a", "service=b", "--samples"], .onlyPrepareHasSamples),
      (["name", "Anna", "--samples"], .onlyPrepareHasSamples),
      (["--no-warning"], .onlyMatchesWarn), (["books", "--no-warning"], .onlyMatchesWarn),
      (["groups", "groups"], .unexpected("groups")), (["--", "--plain"], .unknownPath("--plain", nearest: nil)),
    ] as [([String], UsageError)])
  func `an error in a command line is reported, with the nearest valid word if there is one`(
    words: [String], error: UsageError
  ) {
    #expect(throws: error) { try Request(words) }
  }
}

@MainActor
struct UsageErrorTests {
  private nonisolated static let errors: [UsageError] = [
    .badSeed("x"), .badStoreAddress, .badServer(.notAnAddress), .badServer(.hasCredentials), .badServer(.hasPath),
    .badServer(.notHTTPS),
    .missingValue("--store"), .copyNeedsServer(from: "a", to: "b"), .copyNeedsTwo, .hasNoAlternatives, .notUTF8("x"),
    .onlyMatchesPrompt, .onlyMatchesWarn, .onlyPrepareHasSamples,
    .optionAsValue("--store", "--json"), .plainAndJSON, .repeated("--store"), .badVariable(.language, .badSeed("x")),
    .resumesOrOpens("groups"), .unexpected("x"), .unknownShell("x"), .unknownTopic("x", nearest: nil),
    .unknownTopic("x", nearest: "dice"),
    .unexpectedValue("--json"), .unknownArchitecture("x"), .unknownLanguage("x"), .unknownOption("--x", nearest: nil),
    .unknownOption("--x", nearest: "--json"), .unknownPath("x", nearest: nil), .unknownPath("x", nearest: "dice"),
  ]

  @Test(arguments: Language.allCases)
  func `in each language, each kind of error in a command line has a different text`(language: Language) {
    let texts = Self.errors.map { $0.text.words(in: language) }
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(Set(texts).count == texts.count)
  }

  @Test func `each error in a command line or a variable has a code for programs`() {
    #expect(Self.errors.allSatisfy { $0.text.code?.hasPrefix("commandLine.") == true })
    #expect(UsageError.badServer(.notHTTPS).text.code == "commandLine.serverNotHTTPS")
  }

  @Test(arguments: [
    ("my store.sqlite", #"sqlite3 "my store.sqlite" "VACUUM INTO 'b'""#),
    ("Anna's", #"sqlite3 "FROM" "VACUUM INTO 'TO'""#), ("a$(b)", #"sqlite3 "FROM" "VACUUM INTO 'TO'""#),
    ("a:b", #"sqlite3 "FROM" "VACUUM INTO 'TO'""#),
  ])
  func `the suggested SQLite command names the files only if no further quoting is needed`(
    file: String, command: String
  ) throws {
    let error = try #require(throws: UsageError.self) { try Request(["copy", file, "b"]) }
    #expect(error.text.words(in: .en).hasSuffix(": \(command)"))
  }

  @Test(
    arguments: [
      ["replies", "--server", "https://anna:s3cret@server.example"], ["--server=https://anna:s3cret@server.example"],
      ["replies", "https://anna:s3cret@server.example"], ["https://anna:s3cret@server.example"],
      ["--resume", "https://anna:s3/s3cret@server.example"], ["--sever://anna:s3cret@server.example"],
      ["postgresql://anna:pa/s3cret@h/d"], ["groups", "host=h", "password = s3cret&s3cret"], ["u:s3cret@h/d"],
      ["--sever", "https://anna:s3cret@server.example"], ["--sever=https://anna:s3cret@server.example"],
      ["replies/https://anna:s3cret@server.example"],
      ["replies", "--server", "https://anna%3As3cret%40localhost:9803"], ["--server", "https://s3cret%40127.0.0.1:9"],
      ["--language", "https://anna:s3cret@h"], ["--seed", "https://anna:s3cret@h"], ["--as", "u:s3cret@h"],
      ["completions", "https://anna:s3cret@h"], ["complete", "https://anna:s3cret@h"], ["complete", "password=s3cret"],
      ["books/u:s3cret@h"], ["books/u%3As3cret%40h"], ["books/s3cret@h"], ["books/password=s3cret"],
      ["groups/u:s3cret/add"], ["--resume", "books/u:s3cret@h"], ["--store", "-h=s3cret"], ["help", "s3cret@h"],
    ])
  func `a password is not repeated in an error message, wherever it was typed`(words: [String]) throws {
    let error = try #require(throws: UsageError.self) { try Request(words) }
    let text = error.text.words(in: .en)
    #expect(!text.contains("s3cret"))
    #expect(!text.contains("anna"))
  }

  @Test func `if a wrong word is very long, the message repeats only its beginning`() throws {
    let word = String(repeating: "x", count: 10_000)
    for words in [[word], ["--seed", word], ["--\(word)"], ["completions", word], ["books/\(word)"]] {
      let error = try #require(throws: UsageError.self) { try Request(words) }
      #expect(error.text.words(in: .en).count < 1_000)
    }
  }

  @Test func `a value that begins with a dash can be given after an equals sign`() throws {
    var app = AppRequest()
    app.store.location = .file("--odd")
    #expect(try Request(["--store=--odd"]) == .app(app))
  }
}
