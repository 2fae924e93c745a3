import Alternatives
import Coordinators
import DataProviders
import Localization
import Models
import Presenting
import Sessions
import TerminalDriver
import TextUI
import Texts

/// A run of the program, from its command line to its exit status.
struct Program {
  static let version = "0.1.0"

  let environment: Environment
  /// The source of lines, unless they are edited on a terminal.
  let input: any LineSource
  let output: any TextOutput
  let messages: any TextOutput
  let isInputTerminal: Bool
  let isOutputTerminal: Bool
  let isMessagesTerminal: Bool
  /// Whether the terminal can be drawn on.
  let hasScreen: Bool
  /// Creates the terminal for the full-screen session.
  let terminal: (_ theme: Theme, _ usesColor: Bool, _ usesMouse: Bool) -> any FullScreenTerminal
  /// The terminal for typing lines.
  let lineTerminal: any LineTerminal
  #if DEBUG
    /// The trace of the run; nil without `--trace`.
    var trace: Trace?
  #endif

  /// Runs the program with these words of the command line, and returns the exit status.
  func run(_ words: [String]) async -> ExitStatus {
    let console = Console(
      input: input, output: output, messages: messages,
      language: Request.language(in: words) ?? environment.language, isForPrograms: Request.isForPrograms(words))
    do throws(OutputError) {
      let request: Request
      do {
        request = try Request(words, environment: environment)
      } catch {
        return try console.fail(error, with: .wrongUsage)
      }
      return try await run(request, on: console)
    } catch {
      // If standard error is closed too, only the exit status is left to report the failure.
      try? console.say(error.message)
      return .failed
    }
  }

  private func run(_ request: Request, on console: Console) async throws(OutputError) -> ExitStatus {
    guard FileLimit.isHighEnough else { return try console.fail(CommandError(.commandLine(.tooFewFiles))) }
    return switch request {
    case .print(let printout): try await printOut(printout, on: console)
    case .copy(let copy): try self.copy(copy, on: console)
    case .prepare(let store, let samples): try await prepare(store, withSamples: samples, on: console)
    case .name(let name, let store): try await rename(to: name, in: store, on: console)
    case .prompt(let seed): try await playPromptGame(seed: seed, on: console)
    case .app(let app): try await run(app, on: console)
    }
  }

  // MARK: Printing

  private func printOut(
    _ printout: Request.PrintedText, on console: Console
  ) async throws(OutputError) -> ExitStatus {
    let text: SafeText
    do throws(StoreError) {
      text = try await self.text(of: printout, in: console.language)
    } catch {
      return try console.fail(error)
    }
    try console.output.write(text)
    // `calcots config` also checks the user's own settings.
    guard printout == .config else { return .done }
    let settings = settings
    try console.say(settings)
    return settings.mistakes.isEmpty ? .done : .failed
  }

  private func text(of printout: Request.PrintedText, in language: Language) async throws(StoreError) -> SafeText {
    switch printout {
    case .help(nil): SafeText(lines: CommandLineHelp(environment, in: language).lines)
    case .help(let topic?): SafeText(lines: await CommandLineHelp(topic, try .sample(in: language), in: language).lines)
    case .helpOnAccessibility: SafeText(lines: CommandLineHelp.onAccessibility(in: language).lines)
    case .helpOnCommand(let command): SafeText(lines: CommandLineHelp(command, in: language).lines)
    case .manual: SafeText(lines: await ManualPage(try .sample(in: language), in: language).lines)
    case .config: SafeText(lines: await DefaultSettings(try .sample(in: language), in: language).lines)
    case .version: SafeText(lines: ["calcots \(Self.version)"])
    case .completions(let shell): SafeText(lines: CompletionScript(for: shell).lines)
    case .candidates(let shell, let words):
      SafeText(rows: await ArgumentCompletion(of: words, in: shell).rows(environment, in: language))
    }
  }

  /// The user's settings.
  var settings: SettingsReader { SettingsReader(path: environment.settingsFile) }

  // MARK: Stores

  /// Opens the store at a location, or the user's own store for nil; creates it if necessary.
  ///
  /// A folder that the user has named is not created, because its name may be mistyped.
  ///
  /// - Throws: `CommandError`, also if the environment has no place for the user's own store.
  func openStore(
    at location: StoreLocation?, beginningWith content: (StoreLocation) -> StoreContent
  ) async throws(CommandError) -> ChosenStore {
    guard let place = location ?? environment.storePath.map(StoreLocation.file) else {
      throw CommandError(.commandLine(.noHome))
    }
    do throws(StoreError) {
      let options = StoreOptions(makesFolder: location == nil)
      return try await ChosenStore.open(at: place, options: options, beginningWith: content(place))
    } catch {
      throw CommandError(error)
    }
  }

  /// Copies a store, and prints how many entries it has.
  ///
  /// Nothing else happens in the meantime, so this function may block.
  private func copy(_ copy: CopyRequest, on console: Console) throws(OutputError) -> ExitStatus {
    let count: Int
    do {
      count = try ChosenStore.copy(copy)
    } catch {
      // “Choose another one with --store” would be wrong advice here.
      let remedy = error.remedy == .chooseAnotherStore ? nil : error.remedy
      return try console.fail(CommandError(error.text, remedy: remedy))
    }
    try console.say(.commandLine(.copied(count)))
    return .done
  }

  /// Creates or upgrades a store for users who lack the permission to do so.
  ///
  /// Samples belong to the named user or, without a name, to the user who creates the store.
  private func prepare(
    _ choice: StoreChoice, withSamples hasSamples: Bool, on console: Console
  ) async throws(OutputError) -> ExitStatus {
    let language = console.language
    let store: ChosenStore
    do throws(CommandError) {
      store = try await openStore(at: choice.location) { location in
        hasSamples ? .ownSamples(at: location, for: choice.user, in: language) : .nothing
      }
    } catch {
      return try console.fail(error)
    }
    let made = hasSamples ? CommandLineText.storeMade(path: store.name) : .emptyStoreMade(path: store.name)
    try console.say(.commandLine(store.isNew ? made : .storePrepared(path: store.name)))
    return .done
  }

  /// Changes the name that others see for the user of a store.
  private func rename(
    to name: PersonName, in choice: StoreChoice, on console: Console
  ) async throws(OutputError) -> ExitStatus {
    let me: User
    do {
      let store = try await openStore(at: choice.location) { .usual(at: $0, for: choice.user, in: console.language) }
      let account = StoreAccount(named: choice.user, at: store.location)
      me = try await store.database.rename(account, to: name)
    } catch {
      return try console.fail(CommandError(error))
    }
    try console.say(.commandLine(.named(me.fullName)))
    return .done
  }

  // MARK: The game without screens

  /// Plays the match game as questions and answers.
  ///
  /// If the input is a terminal, the terminal edits and echoes the typed text.
  private func playPromptGame(seed: UInt64?, on console: Console) async throws(OutputError) -> ExitStatus {
    let game = PromptGame(
      random: Services.random(seed: seed), input: console.input, output: console.output, messages: console.messages,
      language: console.language, echoesAnswers: !isInputTerminal)
    return try await game.run() || isInputTerminal ? .done : .failed
  }
}

/// The exit status of the program.
nonisolated package enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case failed = 1
  case wrongUsage = 2
  /// The status that shells use for a program ended by Ctrl-C.
  case interrupted = 130
}
