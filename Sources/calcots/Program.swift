import Coordinators
import DataProviders
import Foundation
import Interactors
import Localization
import Models
import Naive
import TextUI
import ViewModels

/// The composition root: the one place where everything that a run is made of meets.
struct Program {
  static let version = "0.1.0"
  /// How often the store is looked at for changes by another process.
  private static let watchInterval = Duration.milliseconds(250)

  let environment: Environment
  let input: any LineSource
  let output, messages: any TextOutput
  let isInputTerminal, isOutputTerminal: Bool
  /// The terminal at both ends, to be used as a whole; with or without colours.
  let terminal: (_ usesColor: Bool) -> any FullScreenTerminal

  /// Does what the arguments ask for, to the end.
  func run(_ words: [String]) async -> ExitStatus {
    let strings = Strings(Arguments.language(in: words) ?? environment.language)
    do throws(OutputError) {
      let arguments: Arguments
      do {
        arguments = try Arguments(words)
      } catch {
        try say(strings.message(for: error))
        return .wrongUsage
      }
      return try await run(arguments, strings: strings)
    } catch {
      // Where standard error is closed too, the exit status alone has to tell.
      try? say(strings.message(for: error))
      return .failed
    }
  }

  private func run(_ arguments: Arguments, strings: Strings) async throws(OutputError) -> ExitStatus {
    if arguments.wantsHelp {
      try output.write(SafeText(lines: strings.helpPage))
      return .done
    }
    if arguments.wantsVersion {
      try output.write(SafeText(lines: ["calcots \(Self.version)"]))
      return .done
    }
    guard let location = location(of: arguments) else {
      try say(strings(CommandLineText.noHome))
      return .failed
    }
    let database: Database
    do {
      database = try await Database(at: location)
    } catch {
      try say(strings.message(for: error))
      return .failed
    }
    let greeting: String? =
      switch location {
      case .file(let path) where database.isNew: strings(CommandLineText.storeMade, ["path": path])
      case .memory where arguments.route.usesStore: strings(CommandLineText.storeInMemory)
      case .memory where arguments.route.showsReplies && arguments.server == nil: strings(CommandLineText.sampleReplies)
      case .file, .memory: nil
      }
    return try await run(arguments, database: database, strings: strings, greeting: greeting)
  }

  /// Where the store is; nil if nobody says.
  ///
  /// For what keeps nothing, no file is made or read.
  private func location(of arguments: Arguments) -> StoreLocation? {
    guard arguments.route.usesStore else { return .memory }
    return arguments.store ?? environment.storePath.map(StoreLocation.file)
  }

  private func run(
    _ arguments: Arguments, database: Database, strings: Strings, greeting: String?
  ) async throws(OutputError) -> ExitStatus {
    let navigation = NavigationController()
    let groups = SQLiteGroupDataProvider(database: database)
    let books = SQLiteBookDataProvider(database: database)
    let random = arguments.seed.map(GeneratedRandom.init(seed:)) ?? GeneratedRandom()
    if arguments.isNaive {
      navigation.push(NaiveDiceView(navigation: navigation, random: random, strings: strings))
    } else {
      RootCoordinator(
        navigation: navigation, groups: groups, books: books,
        replies: Self.repliesDataProvider(for: arguments.server), random: random, strings: strings,
        clock: WallClock(timeZone: .current) { Date() }
      ).start(at: arguments.route)
    }

    let storeWatch = StoreWatch(database, telling: groups.groupsDidChange, books.booksDidChange)
    let watch = Task { await storeWatch.watch(every: Self.watchInterval, clock: .continuous) }
    defer { watch.cancel() }

    if arguments.format == nil, isInputTerminal, isOutputTerminal, environment.hasScreen {
      let session = FullScreenSession(
        navigation: navigation, terminal: terminal(environment.allowsColor && !arguments.noColor), strings: strings,
        greeting: greeting.map { Notice(.info, $0) })
      return try await session.run() == .interrupted ? .interrupted : .done
    }
    if let greeting { try say(greeting) }
    return try await runLines(arguments, on: navigation, strings: strings)
  }

  /// The server that the user names, or the accounts that are bundled.
  private static func repliesDataProvider(for server: ServerAddress?) -> any RepliesDataProvider {
    guard let server else { return SampleRepliesDataProvider() }
    return MastodonRepliesDataProvider(server: server, jitter: { Double.random(in: 0...1) })
  }

  private func runLines(
    _ arguments: Arguments, on navigation: NavigationController, strings: Strings
  ) async throws(OutputError) -> ExitStatus {
    let isTalking = isInputTerminal && isOutputTerminal && arguments.format != .json
    if isTalking {
      try say(strings(UIText.hint))
    }
    let session = CommandSession(
      navigation: navigation, input: input, output: output, messages: messages,
      renderer: renderer(for: arguments.format, strings: strings), strings: strings, prompt: isTalking ? "> " : "")
    let allDone = try await session.run()
    // Whoever sits at the terminal has seen what was refused; a script learns it from the status.
    return allDone || isInputTerminal ? .done : .failed
  }

  private func renderer(for format: Arguments.Format?, strings: Strings) -> any ScreenRenderer {
    switch format {
    case .json: JSONRenderer()
    case .lines, nil: LinesRenderer(strings: strings)
    }
  }

  private func say(_ text: String) throws(OutputError) {
    try messages.write(SafeText(lines: [text]))
  }
}
