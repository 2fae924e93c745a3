import Alternatives
import Coordinators
import DataProviders
import Foundation
import Localization
import Models
import Navigation
import Presenting
import Sessions
import TerminalDriver
import TextUI
import Texts

/// A run of the program, from its arguments to its exit status.
struct Program {
  static let version = "0.1.0"

  let environment: Environment
  var input: any LineSource
  var output, messages: any TextOutput
  let isInputTerminal, isOutputTerminal, isMessagesTerminal: Bool
  /// Whether the terminal can be drawn on.
  let hasScreen: Bool
  /// Creates the terminal for the full-screen session.
  var terminal: (_ theme: Theme, _ usesColor: Bool, _ usesMouse: Bool) -> any FullScreenTerminal
  /// The terminal for typing lines.
  let lineTerminal: any LineTerminal
  #if DEBUG
    /// What the run is shown to, if anybody wants to see it.
    var trace: Trace? = nil
  #endif
  /// What reads and writes lines on the terminal, if that is used.
  private(set) var editor: LineEditor? = nil

  /// Runs the program with these arguments, to its end.
  func run(_ words: [String]) async -> ExitStatus {
    let language = Arguments.language(in: words) ?? environment.language
    do throws(OutputError) {
      let arguments: Arguments
      do {
        arguments = try Arguments(words, environment: environment)
      } catch {
        try fail(error, isForPrograms: Arguments.isForPrograms(words), in: language)
        return .wrongUsage
      }
      return try await run(arguments, in: language)
    } catch {
      // If standard error is closed too, only the exit status is left to report the failure.
      try? say(error.message, in: language)
      return .failed
    }
  }

  private func run(_ arguments: Arguments, in language: Language) async throws(OutputError) -> ExitStatus {
    if let printout = arguments.printout {
      let (text, mistakes): (SafeText, [SettingsError])
      do throws(StoreError) {
        text = try await self.text(of: printout, in: language)
        mistakes = printout == .config ? settings.mistakes : []
      } catch {
        try fail(error, isForPrograms: false, in: language)
        return .failed
      }
      try output.write(text)
      for mistake in mistakes { try say(mistake.text, in: language) }
      return mistakes.isEmpty ? .done : .failed
    }
    if let request = arguments.copy {
      return try copy(request, isForPrograms: arguments.format == .json, in: language)
    }
    if arguments.prompts {
      return try await playPromptGame(arguments, in: language)
    }
    guard talks(arguments), hasScreen else { return try await runApp(arguments, in: language) }
    let editor = LineEditor(on: lineTerminal, language: language)
    try await editor.open()
    defer { editor.close() }
    return try await typing(with: editor).runApp(arguments, in: language)
  }

  private func text(of printout: Arguments.PrintedText, in language: Language) async throws(StoreError) -> SafeText {
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

  /// Whether lines are typed by a user, who needs a prompt.
  private func talks(_ arguments: Arguments) -> Bool {
    isInputTerminal && isOutputTerminal && arguments.format != .json && !usesScreen(arguments)
  }

  /// Returns this program with everything that it reads and writes on the terminal going through the editor.
  private func typing(with editor: LineEditor) -> Program {
    var program = self
    program.editor = editor
    program.input = editor
    program.output = editor
    if isMessagesTerminal { program.messages = editor }
    return program
  }

  private func runApp(_ arguments: Arguments, in language: Language) async throws(OutputError) -> ExitStatus {
    var arguments = arguments
    if arguments.resumes { arguments.route = lastPath?.route ?? .home }
    // Routes that store nothing neither create nor open a file.
    let userStore = arguments.store ?? environment.storePath.map(StoreLocation.file)
    guard let location = arguments.route.usesStore ? userStore : .memory else {
      try fail(CommandError(.commandLine(.noHome)), isForPrograms: arguments.format == .json, in: language)
      return .failed
    }
    let content = StoreContent(for: arguments, at: location, in: language)
    let store: ChosenStore
    do {
      // A folder that the user has named is not made: its name may be mistyped.
      let options = StoreOptions(makesFolder: arguments.store == nil)
      store = try await ChosenStore.open(at: location, options: options, beginningWith: content)
    } catch {
      try fail(error, isForPrograms: arguments.format == .json, in: language)
      return .failed
    }
    let made: CommandLineText =
      if case .samples = content { .storeMade(path: store.name) } else { .emptyStoreMade(path: store.name) }
    if arguments.prepares {
      try say(.commandLine(store.isNew ? made : .storePrepared(path: store.name)), in: language)
      return .done
    }
    let greeting: Text? =
      switch location {
      case .file where store.isNew, .server where store.isNew: .commandLine(made)
      case .memory where arguments.route.usesStore: .commandLine(.storeInMemory)
      case .memory where arguments.route.app == .replies && arguments.server == nil: .commandLine(.sampleReplies)
      case .file, .memory, .server: nil
      }
    let me: User
    do {
      let account = StoreAccount(named: arguments.user, at: location)
      if let name = arguments.newName {
        me = try await store.database.rename(account, to: name)
      } else {
        me = try await store.database.person(of: account)
      }
    } catch {
      try fail(error, isForPrograms: arguments.format == .json, in: language)
      return .failed
    }
    guard arguments.newName == nil else {
      try say(.commandLine(.named(me.fullName)), in: language)
      return .done
    }
    let navigation = NavigationController()
    let services = Services(for: me, over: store, arguments, in: environment)
    #if DEBUG
      if let trace {
        let traced = trace.wrap(services, on: navigation)
        return try await trace.wrap(self).run(
          arguments, with: traced, on: navigation, watching: store, in: language, greeting: greeting)
      }
    #endif
    return try await run(
      arguments, with: services, on: navigation, watching: store, in: language, greeting: greeting)
  }

  /// Plays the match game as questions and answers; a terminal edits and shows what is typed by itself.
  private func playPromptGame(_ arguments: Arguments, in language: Language) async throws(OutputError) -> ExitStatus {
    let game = PromptGame(
      random: arguments.random, input: input, output: output, messages: messages, language: language,
      echoesAnswers: !isInputTerminal)
    return try await game.run() || isInputTerminal ? .done : .failed
  }

  private func run(
    _ arguments: Arguments, with services: Services, on navigation: NavigationController, watching store: ChosenStore,
    in language: Language, greeting: Text?
  ) async throws(OutputError) -> ExitStatus {
    let route = arguments.resumes ? await arguments.route.existing(in: services) : arguments.route
    var greeting = route == arguments.route ? greeting : .commandLine(.gone(path: arguments.route.path))
    let read = settings
    services.show(route, as: arguments.alternative, on: navigation)
    let destinations = arguments.alternative == nil ? services.destinations(on: navigation) : nil
    let lead = route.lead(on: navigation)

    let watch = Task { [clock = services.wallClock] in
      await store.watch(notifying: services) { [weak navigation] news in
        switch news {
        case .changed(isLive: true): navigation?.status = nil
        case .changed(isLive: false):
          let since = Text(StoreText.notLive(since: .date(clock.now, .time, in: clock.timeZone)))
          navigation?.status = navigation?.status ?? since
        case .lost(let error): navigation?.status = Text(StoreText.lost(error))
        }
      }
    }
    defer { watch.cancel() }

    if usesScreen(arguments) {
      if let mistake = read.mistakes.first?.text {
        let more = read.mistakes.count - 1
        greeting = [greeting, mistake, more > 0 ? .settings(.more(more)) : nil].compactMap(\.self).joined(
          separator: " ")
      }
      let isKept = arguments.store != .memory && arguments.alternative == nil
      let kept = isKept ? lastPath : nil
      let session = FullScreenSession(
        navigation: navigation, leadingTo: destinations, chosenKeys: read.settings.keys,
        terminal: terminal(read.settings.theme, usesColor(arguments), !arguments.noMouse), language: language,
        isAnimated: usesColor(arguments),
        greeting: greeting.map { Notice(read.mistakes.isEmpty ? .info : .warning, $0) },
        remember: { kept?.note($0) })
      let ending = try await session.run(leadingOn: lead)
      if let failure = kept?.failure { try say(.commandLine(.notRemembered(failure)), in: language) }
      return ending == .interrupted ? .interrupted : .done
    }
    for text in [greeting].compactMap(\.self) + read.mistakes.map(\.text) { try say(text, in: language) }
    return try await runLines(arguments, read.settings.keys, on: navigation, leadingOn: lead, in: language)
  }

  /// The user's settings.
  private var settings: SettingsReader { SettingsReader(path: environment.settingsFile) }

  /// Where the last run ended, if the environment has a place to keep that.
  private var lastPath: LastPath? { environment.lastPathFile.map(LastPath.init(file:)) }

  private func usesColor(_ arguments: Arguments) -> Bool { environment.allowsColor && !arguments.noColor }

  private func usesScreen(_ arguments: Arguments) -> Bool {
    arguments.format == nil && isInputTerminal && isOutputTerminal && hasScreen
      && !environment.wantsLines
  }

  private func runLines(
    _ arguments: Arguments, _ chosenKeys: [String: Key], on navigation: NavigationController,
    leadingOn lead: (() async -> Void)?, in language: Language
  ) async throws(OutputError) -> ExitStatus {
    if talks(arguments) { try say(.session(.hint), in: language) }
    let isWrapped = isOutputTerminal && editor == nil && arguments.format != .json
    let output = isWrapped ? WrappedOutput(output) { [lineTerminal] in lineTerminal.columns } : output
    let renderer: any ScreenRenderer =
      arguments.format == .json
      ? JSONRenderer(language: language) : LinesRenderer(language: language)
    let session = CommandSession(
      navigation: navigation, chosenKeys: chosenKeys, input: input, output: output, messages: messages,
      renderer: renderer, language: language,
      // The editor has a prompt of its own.
      prompt: talks(arguments) && editor == nil ? "> " : "", showsWholeLists: arguments.showsAll)
    editor?.complete = { [weak session] in session?.complete($0) ?? .nothing }
    let allDone = try await session.run(leadingOn: lead)
    // At a terminal, the user has seen what was refused; a script learns it from the exit status.
    return allDone || isInputTerminal ? .done : .failed
  }

  /// Says why there is no screen; to a program, on its output as well.
  func fail(_ error: some PresentableError, isForPrograms: Bool, in language: Language) throws(OutputError) {
    try say(error.message, in: language)
    if isForPrograms { try output.write(JSONRenderer(language: language).render(error)) }
  }

  func say(_ text: Text, in language: Language) throws(OutputError) {
    try messages.write(SafeText(lines: [text.words(in: language)]))
  }
}
