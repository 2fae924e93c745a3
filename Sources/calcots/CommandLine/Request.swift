import Alternatives
import Coordinators
import DataProviders
import Localization
import Models
import Sessions

/// The meaning of a command line; each case carries only what it needs.
///
/// `Program` has a function for each case.
package enum Request: Equatable {
  case print(PrintedText)
  case copy(CopyRequest)
  /// Create or upgrade a store; samples belong to its user.
  case prepare(StoreChoice, samples: Bool)
  /// Change the name that others see for the user.
  case name(PersonName, StoreChoice)
  /// Play the match game as questions and answers, without screens.
  case prompt(seed: UInt64?)
  case app(AppRequest)

  /// A text that is printed instead of a screen.
  package enum PrintedText: Equatable {
    /// Help on a topic, or on everything.
    case help(Topic?)
    case helpOnAccessibility
    case helpOnCommand(Subcommand)
    case manual
    /// All settings with their defaults.
    case config
    case version
    case completions(Shell)
    /// The words that could complete the last of the given words.
    case candidates(Shell, [String])
  }
}

/// The store to copy, and the place of the copy.
package struct CopyRequest: Equatable {
  package let source: StoreLocation
  package let target: StoreLocation
}

/// The store that is used, and its user.
package struct StoreChoice: Equatable {
  /// The location of the store; nil for the user's own store.
  package var location: StoreLocation?
  /// The user of the store; nil for the user who is logged in to the system or the server.
  package var user: LoginName?

  package init(location: StoreLocation? = nil, user: LoginName? = nil) {
    self.location = location
    self.user = user
  }
}

/// A run that shows the screens of an app.
package struct AppRequest: Equatable {
  /// A format for screens that are printed instead of drawn.
  package enum Format: Equatable {
    case lines
    case json
  }

  /// The first screen; nil for the screen on which the last run ended.
  package var route: Route? = .home
  package var store = StoreChoice()
  /// The server; nil for the bundled sample accounts.
  package var server: ServerAddress?
  /// The architecture in which to show the dice game or the groups, if not MVVMC.
  package var alternative: Alternative?
  /// The format; nil if it depends on the terminal and on the environment.
  package var format: Format?
  /// Whether lines and JSON show a long list as a whole.
  package var showsAll = false
  package var usesColor = true
  package var usesMouse = true
  /// The seed of the games; nil if randomness need not be repeatable.
  package var seed: UInt64?
  /// Whether the match game's settings warn before a game that is lost from the start.
  package var warnsOfLostGame = true

  /// Creates a run without options, which begins at home.
  package init() {}
}

// MARK: Parsing

extension Request {
  /// Parses a command line without the program's name; the environment adds missing options.
  ///
  /// - Throws: `UsageError` for the first mistake.
  package init(_ words: [String], environment: Environment = Environment([:])) throws(UsageError) {
    if words.first == Subcommand.complete.rawValue {
      // The words after the shell need not be valid, because the user is still typing them.
      self = .print(.candidates(try Self.shell(words.dropFirst().first, of: .complete), Array(words.dropFirst(2))))
      return
    }
    var options = GivenOptions()
    let others = try options.read(words)
    if let printout = options.printout {
      let explained = printout == .help(nil) ? others.first.flatMap { try? PrintedText(helpOn: $0) } : nil
      self = .print(explained ?? printout)
      return
    }
    try options.readVariables(of: environment)
    if let command = others.first.flatMap(Subcommand.init(rawValue:)) {
      self = try Self.request(for: command, with: Array(others.dropFirst()), options)
    } else {
      self = try Self.request(forPath: others.first, options)
    }
  }

  /// Returns the requested language even if other words are wrong, for the error messages.
  package static func language(in words: [String]) -> Language? {
    let name = CommandLineOption.language.rawValue
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == name { return Language(code: next) }
      if word.hasPrefix("\(name)=") { return Language(code: String(word.dropFirst(name.count + 1))) }
    }
    return nil
  }

  /// Returns whether a program reads the output.
  ///
  /// The answer does not depend on mistakes in other words.
  package static func isForPrograms(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains(CommandLineOption.json.rawValue)
  }

  private static func request(
    for command: Subcommand, with arguments: [String], _ options: GivenOptions
  ) throws(UsageError) -> Request {
    let argument = arguments.first
    switch command {
    case .copy:
      let copy = try CopyRequest(arguments)
      guard !options.has(.samples) else { throw .onlyPrepareHasSamples }
      return .copy(copy)
    case .prepare:
      var store = options.store
      if let argument { store.location = try StoreLocation(named: argument) }
      return .prepare(store, samples: options.has(.samples))
    case .name:
      guard let argument else { throw .missingValue(QuotedWord(command.rawValue)) }
      let name: PersonName
      do { name = try PersonName(argument) } catch { throw .badName(error) }
      guard !options.has(.samples) else { throw .onlyPrepareHasSamples }
      return .name(name, options.store)
    case .help: return .print(try argument.map(PrintedText.init(helpOn:)) ?? .help(nil))
    case .manual: return .print(.manual)
    case .config: return .print(.config)
    case .completions: return .print(.completions(try shell(argument, of: command)))
    // `complete` must be the first word, because the words after it need not be valid.
    case .complete: return try request(forPath: command.rawValue, options)
    }
  }

  private static func shell(_ name: String?, of command: Subcommand) throws(UsageError) -> Shell {
    guard let name else { throw .missingValue(QuotedWord(command.rawValue)) }
    guard let shell = Shell(rawValue: name) else { throw .unknownShell(QuotedWord(name)) }
    return shell
  }

  /// Returns the request for a path, or for home if there is none.
  private static func request(forPath path: String?, _ options: GivenOptions) throws(UsageError) -> Request {
    guard !options.has(.samples) else { throw .onlyPrepareHasSamples }
    if options.has(.resume), let path {
      throw Route(path: path) == nil ? .unexpected(QuotedWord(path)) : .resumesOrOpens(QuotedWord(path))
    }
    let route = try route(path ?? "")
    guard options.alternative == nil || ["dice", "groups"].contains(route.path) else { throw .hasNoAlternatives }
    guard !options.has(.noWarning) || route.app == .matches else { throw .onlyMatchesWarn }
    if options.has(.prompt) {
      let isMatches = route.path == "matches"
      guard isMatches, options.format != .json, !options.has(.noWarning) else { throw .onlyMatchesPrompt }
      return .prompt(seed: options.seed)
    }
    return .app(AppRequest(options.has(.resume) ? nil : route, options))
  }

  private static func route(_ path: String) throws(UsageError) -> Route {
    // A path that may contain a password is refused, because the screen would show it.
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

  /// The words that can begin a path, and the commands that can replace a path.
  fileprivate static let firstWords = AppName.allCases.map(\.rawValue) + Subcommand.allCases.map(\.rawValue)
}

extension Request.PrintedText {
  /// Finds the help on a command of the program, an app or accessibility.
  fileprivate init(helpOn word: String) throws(UsageError) {
    if let command = Subcommand(rawValue: word) {
      self = .helpOnCommand(command)
    } else if let topic = Topic(path: word) {
      self = .help(topic)
    } else if word == CommandLineHelp.accessibility {
      self = .helpOnAccessibility
    } else {
      let nearest = Suggestion.nearest(to: word, among: Request.firstWords + [CommandLineHelp.accessibility])
      throw .unknownTopic(QuotedWord(word), nearest: nearest.map { QuotedWord($0) })
    }
  }
}

extension AppRequest {
  fileprivate init(_ route: Route?, _ options: GivenOptions) {
    self.route = route
    store = options.store
    server = options.server
    alternative = options.alternative
    format = options.format
    showsAll = options.has(.all)
    usesColor = !options.has(.noColor)
    usesMouse = !options.has(.noMouse)
    seed = options.seed
    warnsOfLostGame = !options.has(.noWarning)
  }
}

extension CopyRequest {
  /// - Throws: `UsageError.copyNeedsTwo`, also for a store in memory, because it is lost when the program ends;
  ///   `.copyNeedsServer` for two files; `.badStoreAddress`.
  fileprivate init(_ names: [String]) throws(UsageError) {
    let locations = try names.map(StoreLocation.init(named:))
    guard locations.count == 2, !locations.contains(.memory) else { throw .copyNeedsTwo }
    source = locations[0]
    target = locations[1]
    if case (.file(let from), .file(let to)) = (source, target) {
      throw .copyNeedsServer(from: QuotedWord(from), to: QuotedWord(to))
    }
  }
}
