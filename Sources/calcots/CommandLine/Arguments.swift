import Alternatives
import Coordinators
import DataProviders
import Localization
import Models
import Sessions

/// The parsed command line.
package struct Arguments: Equatable {
  /// What is printed in place of a screen.
  package enum PrintedText: Equatable {
    /// Help on a topic, or on all.
    case help(Topic?)
    case helpOnAccessibility
    case helpOnCommand(Subcommand)
    case manual
    /// All settings with their defaults.
    case config
    case version
    case completions(Shell)
    /// What could complete the last of these words.
    case candidates(Shell, [String])
  }

  /// How screens are shown.
  package enum Format: Equatable {
    case lines
    case json
  }

  /// Home if the run ``resumes``, until it is known where the last one ended.
  package internal(set) var route = Route.home
  /// The stores to copy, if any, instead of showing a screen.
  package private(set) var copy: CopyRequest?
  /// Whether to create or upgrade the store, instead of showing a screen.
  package private(set) var prepares = false
  /// What others are to call the user from now on, if that is to be set instead of showing a screen.
  package private(set) var newName: PersonName?
  /// Nil if it depends on whether input and output are terminals.
  package private(set) var format: Format?
  /// Nil for the user's own store.
  package private(set) var store: StoreLocation?
  /// Who uses a store in a file, if not the user whom the system has let in.
  package private(set) var user: String?
  /// Nil for the bundled sample accounts.
  package private(set) var server: ServerAddress?
  /// Nil if randomness need not be repeatable.
  package private(set) var seed: UInt64?
  /// The architecture in which to show the dice game or the groups, if not MVVMC.
  package private(set) var alternative: Alternative?
  /// Whether to play the match game as questions and answers, without screens.
  package var prompts: Bool { given.contains(.prompt) }
  /// Whether the match game's settings do not warn before a game that is lost from the start.
  package var noWarning: Bool { given.contains(.noWarning) }
  /// Whether lines and JSON show a long list as a whole.
  package var showsAll: Bool { given.contains(.all) }
  /// Whether a new store that is prepared is filled with samples.
  package var samples: Bool { given.contains(.samples) }
  package var noColor: Bool { given.contains(.noColor) }
  package var noMouse: Bool { given.contains(.noMouse) }
  /// Whether to start where the last run ended; then ``route`` is home.
  package var resumes: Bool { given.contains(.resume) }
  /// What to print, if anything, instead of showing a screen.
  package private(set) var printout: PrintedText?
  /// The options that were given.
  private var given: Set<CommandLineOption> = []

  /// No arguments.
  init() {}

  /// Parses the arguments, which do not include the program's name; the environment supplies what they leave out.
  ///
  /// - Throws: `UsageError` for the first mistake.
  package init(_ words: [String], environment: Environment = Environment([:])) throws(UsageError) {
    if words.first == Subcommand.complete.rawValue {
      // `SHELL [WORD…]`, of which the words may be anything.
      printout = .candidates(try Self.shell(words.dropFirst().first, of: .complete), Array(words.dropFirst(2)))
      return
    }
    for word in words { try Self.checkText(word) }
    var rest = words[...]
    var paths: [String] = []
    var onlyPaths = false
    while let word = rest.popFirst() {
      if word == "--", !onlyPaths {
        onlyPaths = true
      } else if word.hasPrefix("-"), !onlyPaths {
        try parse(option: word, rest: &rest)
      } else {
        let limit = paths.first.flatMap(Subcommand.init(rawValue:))?.argumentLimit ?? 0
        guard paths.isEmpty || paths.count <= limit else { throw .unexpected(QuotedWord(word)) }
        paths.append(word)
      }
    }
    if printout == .help(nil), let path = paths.first, let topic = try? Self.help(on: path) { printout = topic }
    if printout != nil { return }
    try useVariables(of: environment)
    if let command = paths.first.flatMap(Subcommand.init(rawValue:)) {
      try use(command, arguments: Array(paths.dropFirst()))
      if printout != nil || prepares || newName != nil { return }
    }
    guard !samples else { throw .onlyPrepareHasSamples }
    if copy != nil { return }
    if resumes, let path = paths.first {
      throw Route(path: path) == nil ? .unexpected(QuotedWord(path)) : .resumesOrOpens(QuotedWord(path))
    }
    route = try Self.route(paths.first ?? "")
    guard alternative == nil || ["dice", "groups"].contains(route.path) else { throw .hasNoAlternatives }
    guard !noWarning || route.app == .matches else { throw .onlyMatchesWarn }
    guard !prompts || route.path == "matches" && format != .json && !noWarning else { throw .onlyMatchesPrompt }
  }

  /// Returns the requested language even if other arguments are wrong, because errors are reported in that language.
  package static func language(in words: [String]) -> Language? {
    let name = CommandLineOption.language.rawValue
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == name { return Language(code: next) }
      if word.hasPrefix("\(name)=") { return Language(code: String(word.dropFirst(name.count + 1))) }
    }
    return nil
  }

  /// Returns whether a program reads the output even if other arguments are wrong.
  package static func isForPrograms(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains(CommandLineOption.json.rawValue)
  }

  private mutating func parse(option word: String, rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = CommandLineOption(named: name) else {
      let nearest = Suggestion.nearest(to: name, among: CommandLineOption.allCases.map(\.rawValue))
      throw .unknownOption(QuotedWord(name), nearest: nearest.map { QuotedWord($0) })
    }
    guard given.insert(option).inserted else { throw .repeated(QuotedWord(name)) }
    if let kind = option.value {
      try use(option, parts.count == 1 ? try Self.value(of: name, kind, in: &rest) : parts[1], named: name)
    } else {
      guard parts.count == 1 else { throw .unexpectedValue(QuotedWord(name)) }
      try use(option, "", named: name)
    }
  }

  /// Takes the value of an option from the words behind it.
  private static func value(
    of name: String, _ kind: OptionValue, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.first else { throw .missingValue(QuotedWord(name)) }
    if value.hasPrefix("-") {
      // Only a file's name may begin with a dash. In `--store --json`, the value was most likely forgotten.
      guard kind != .file else { throw .optionAsValue(QuotedWord(name), QuotedWord(value)) }
      guard CommandLineOption(named: String(value.prefix { $0 != "=" })) == nil else {
        throw .missingValue(QuotedWord(name))
      }
    }
    rest.removeFirst()
    return value
  }

  /// Uses the variables of the options that were not given.
  private mutating func useVariables(of environment: Environment) throws(UsageError) {
    for option in CommandLineOption.allCases where !given.contains(option) {
      guard let variable = option.variable, let value = environment[variable] else { continue }
      do {
        try Self.checkText(value)
        try use(option, value, named: option.rawValue)
      } catch {
        throw .badVariable(variable, error)
      }
    }
  }

  /// Uses an option; the value is empty if it takes none.
  private mutating func use(_ option: CommandLineOption, _ value: String, named name: String) throws(UsageError) {
    guard option.value == nil || !value.isEmpty else { throw .missingValue(QuotedWord(name)) }
    switch option {
    case .plain: try choose(.lines)
    case .json: try choose(.json)
    case .store: store = try StoreLocation(named: value)
    case .user:
      do { user = try PersonName(value).text } catch { throw .badName(error) }
    case .server:
      do { server = try ServerAddress(value) } catch { throw .badServer(error) }
    case .language:
      // Only validated here; ``language(in:)`` and the environment return the language.
      guard Language(code: value) != nil else { throw .unknownLanguage(QuotedWord(value)) }
    case .seed:
      seed = UInt64(value)
      guard seed != nil else { throw .badSeed(QuotedWord(value)) }
    case .architecture:
      alternative = Alternative(rawValue: value)
      guard alternative != nil || value == "mvvmc" else { throw .unknownArchitecture(QuotedWord(value)) }
    // That they were given says it all.
    case .all, .prompt, .noWarning, .noColor, .noMouse, .resume, .samples: break
    case .help: printout = .help(nil)
    case .version: printout = .version
    }
  }

  private mutating func use(_ command: Subcommand, arguments: [String]) throws(UsageError) {
    let argument = arguments.first
    switch command {
    case .copy: copy = try CopyRequest(arguments)
    case .prepare:
      prepares = true
      if let argument { store = try StoreLocation(named: argument) }
    case .name:
      guard let argument else { throw .missingValue(QuotedWord(command.rawValue)) }
      do { newName = try PersonName(argument) } catch { throw .badName(error) }
    case .help: printout = try argument.map(Self.help) ?? .help(nil)
    case .manual: printout = .manual
    case .config: printout = .config
    case .completions: printout = .completions(try Self.shell(argument, of: command))
    case .complete: break
    }
  }

  private static func shell(_ name: String?, of command: Subcommand) throws(UsageError) -> Shell {
    guard let name else { throw .missingValue(QuotedWord(command.rawValue)) }
    guard let shell = Shell(rawValue: name) else { throw .unknownShell(QuotedWord(name)) }
    return shell
  }

  private static func help(on word: String) throws(UsageError) -> PrintedText {
    if let command = Subcommand(rawValue: word) { return .helpOnCommand(command) }
    if let topic = Topic(path: word) { return .help(topic) }
    if word == CommandLineHelp.accessibility { return .helpOnAccessibility }
    let nearest = Suggestion.nearest(to: word, among: firstWords + [CommandLineHelp.accessibility])
    throw .unknownTopic(QuotedWord(word), nearest: nearest.map { QuotedWord($0) })
  }

  private mutating func choose(_ format: Format) throws(UsageError) {
    guard self.format ?? format == format else { throw .plainAndJSON }
    self.format = format
  }

  /// - Throws: `.notUTF8` if some bytes of a word are no text.
  private static func checkText(_ word: String) throws(UsageError) {
    guard !word.contains(Environment.undecodable) else { throw .notUTF8(QuotedWord(word)) }
  }

  /// What a path may begin with, and what stands in the place of one.
  private static let firstWords = AppName.allCases.map(\.rawValue) + Subcommand.allCases.map(\.rawValue)

  private static func route(_ path: String) throws(UsageError) -> Route {
    // The screen would repeat its path.
    if let route = Route(path: path), QuotedWord(route.path).isWhole { return route }
    let app = path.prefix { $0 != "/" }
    let nearest = nearestEnd(of: path) ?? Suggestion.nearest(to: String(app), among: firstWords)
    throw .unknownPath(QuotedWord(path), nearest: nearest.map { QuotedWord($0) })
  }

  /// Returns the path that was probably meant if only its last part is wrong.
  private static func nearestEnd(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let above = parts.dropLast().joined(separator: "/")
    guard QuotedWord(path).isWhole else { return nil }
    let ends = RoutePattern.all.map(\.parts).filter { $0.count == parts.count && $0[0] == parts[0] }.compactMap(\.last)
    return Suggestion.nearest(to: String(parts.last ?? ""), among: ends.map(String.init)).map { "\(above)/\($0)" }
  }
}
