import Coordinators
import DataProviders
import Localization
import Models
import Navigation
import Presenting
import Sessions
import TextUI
import Texts

extension Program {
  /// A way to show screens.
  private enum Display: Equatable {
    case screen
    /// Interactive if a user types the commands at a terminal, and so needs a hint and a prompt.
    case lines(isInteractive: Bool)
    case json
  }

  /// The state in which a run begins: the open screens, and the messages shown with them.
  private struct Opening {
    let navigation: NavigationController
    let session: CurrentSession
    /// Runs the commands in which paths end; nil if no path ends in a command.
    let lead: (() async -> Void)?
    let greeting: Text?
    let settings: SettingsReader
  }

  /// Shows the screens of an app, until the user ends the run.
  func run(_ app: AppRequest, on console: Console) async throws(OutputError) -> ExitStatus {
    let display = display(of: app)
    guard display == .lines(isInteractive: true), hasScreen else {
      return try await run(app, as: display, on: traced(console), editing: nil)
    }
    let editor = LineEditor(on: lineTerminal, language: console.language)
    try await editor.open()
    defer { editor.close() }
    var console = console
    console.input = editor
    console.output = editor
    if isMessagesTerminal { console.messages = editor }
    return try await run(app, as: display, on: traced(console), editing: editor)
  }

  private func display(of app: AppRequest) -> Display {
    let isAtTerminal = isInputTerminal && isOutputTerminal
    return switch app.format {
    case .json: .json
    case nil where isAtTerminal && hasScreen && !environment.wantsLines: .screen
    case .lines, nil: .lines(isInteractive: isAtTerminal)
    }
  }

  /// Opens the store and shows the screens; the editor, if any, reads and writes lines.
  private func run(
    _ app: AppRequest, as display: Display, on console: Console, editing editor: LineEditor?
  ) async throws(OutputError) -> ExitStatus {
    let lastPaths = environment.lastPathFile.map(LastPaths.init(file:))
    var routes = app.route.map { (front: $0, stacks: [$0]) } ?? lastPaths?.routes ?? (.home, [.home])
    var isOtherStore = false
    let store: ChosenStore
    let me: User
    do {
      // If no route uses the store, no file is created or opened.
      let location = routes.stacks.contains(where: \.usesStore) ? app.store.location : .memory
      store = try await openStore(at: location) { .usual(at: $0, for: app.store.user, in: console.language) }
      me = try await store.database.person(of: StoreAccount(named: app.store.user, at: store.location))
    } catch {
      return try console.fail(CommandError(error))
    }
    if app.route == nil, let lastStore = lastPaths?.lastStore, lastStore != store.database.storeID {
      // In another store, the ids in the paths belong to other groups and books.
      isOtherStore = routes.stacks.contains { $0.app?.usesStore == true }
      routes = Self.withoutStore(routes)
    }
    lastPaths?.store = store.database.storeID
    let navigation = traced(NavigationController())
    let session = CurrentSession(of: me, accounts: traced(store.accounts), making: services(over: store, for: app))
    var lead: (() async -> Void)?
    if let alternative = app.alternative {
      session.services.show(routes.front, as: alternative, on: navigation)
    } else {
      lead = session.show(routes.stacks, inFront: routes.front, on: navigation)
    }
    session.reportNews(on: navigation)
    let opening = Opening(
      navigation: navigation, session: session, lead: lead,
      greeting: isOtherStore ? .commandLine(.lastRunInOtherStore) : greeting(of: store, routes.front, app),
      settings: settings)

    let watch = Task { await follow(store, for: app, session, on: navigation, lastPaths) }
    defer { watch.cancel() }
    switch display {
    case .screen:
      let isKept = app.store.location != .memory && app.alternative == nil
      return try await drawScreens(opening, for: app, keeping: isKept ? lastPaths : nil, on: console)
    case .lines, .json:
      return try await writeScreens(opening, for: app, as: display, on: console, editing: editor)
    }
  }

  /// Returns the routes to screens that show no data from a store, such as home.
  private static func withoutStore(_ routes: (front: Route, stacks: [Route])) -> (front: Route, stacks: [Route]) {
    let stacks = routes.stacks.filter { $0.app?.usesStore != true }
    let front = routes.front.app?.usesStore == true ? .home : routes.front
    return (front, stacks.contains { $0.root == front.root } ? stacks : [front] + stacks)
  }

  /// Returns a function that creates a person's services over a store.
  private func services(over store: ChosenStore, for app: AppRequest) -> (User) -> Services {
    { person in traced(Services(for: person, over: store, app, in: environment)) }
  }

  /// Watches the store until cancelled, and starts over in each store that replaces it.
  ///
  /// The function also returns if the new store cannot be opened.
  ///
  /// Nothing that is known about one store applies to another: the undo history, marked rows, open questions, open screens, and
  /// the user. All of this is discarded with the stacks and the session.
  private func follow(
    _ store: ChosenStore, for app: AppRequest, _ session: CurrentSession, on navigation: NavigationController,
    _ lastPaths: LastPaths?
  ) async {
    var store = store
    let clock = session.services.wallClock
    while true {
      await store.watch { navigation.show($0, at: clock) }
      guard !Task.isCancelled else { return }
      do throws(StoreError) {
        store = try await store.reopened()
        let me = try await store.database.person(of: StoreAccount(named: app.store.user, at: store.location))
        lastPaths?.store = store.database.storeID
        navigation.startOver { place in
          let services = session.begin(
            as: me, accounts: traced(store.accounts), making: self.services(over: store, for: app))
          Route.home.show(on: place, services)
        }
        navigation.status = nil
      } catch {
        navigation.status = Text(StoreText.lost(error))
        return
      }
      let text = Text(StoreText.startedOver(path: store.name))
      await navigation.history.run(at: []) { () throws(CommandError) in Outcome(text) }
    }
  }

  /// Returns the message that is shown first: about the store, or about sample accounts.
  private func greeting(of store: ChosenStore, _ route: Route, _ app: AppRequest) -> Text? {
    switch store.location {
    case .file where store.isNew: .commandLine(.storeMade(path: store.name))
    case .server where store.isNew: .commandLine(.emptyStoreMade(path: store.name))
    case .memory where route.usesStore: .commandLine(.storeInMemory)
    case .memory where route.app == .replies && app.server == nil: .commandLine(.sampleReplies)
    case .file, .memory, .server: nil
    }
  }

  /// Shows the screens on the full screen, and saves the paths of the open screens.
  private func drawScreens(
    _ opening: Opening, for app: AppRequest, keeping lastPaths: LastPaths?, on console: Console
  ) async throws(OutputError) -> ExitStatus {
    let navigation = opening.navigation
    let settings = opening.settings.settings
    let usesColor = environment.allowsColor && app.usesColor
    let session = FullScreenSession(
      navigation: navigation,
      leadingTo: app.alternative == nil ? opening.session.destinations(on: navigation) : nil,
      chosenKeys: settings.keys, terminal: traced(terminal(settings.theme, usesColor, app.usesMouse)),
      language: console.language, isAnimated: usesColor, greeting: notice(opening),
      remember: { lastPaths?.note($0) })
    let ending = try await session.run(leadingOn: opening.lead)
    if let failure = lastPaths?.failure { try console.say(.commandLine(.notRemembered(failure))) }
    return ending == .interrupted ? .interrupted : .done
  }

  /// Returns the greeting and the first mistake in the settings, for the single notice line.
  private func notice(_ opening: Opening) -> Notice? {
    let mistakes = opening.settings.mistakes
    guard let first = mistakes.first else { return opening.greeting.map { Notice(.info, $0) } }
    let others = mistakes.count - 1 + opening.settings.moreMistakes
    let more = others > 0 ? Text.settings(.more(others)) : nil
    return Notice(.warning, [opening.greeting, first.text, more].compactMap(\.self).joined(separator: " "))
  }

  /// Writes the screens as lines or JSON, and reads commands.
  private func writeScreens(
    _ opening: Opening, for app: AppRequest, as display: Display, on console: Console, editing editor: LineEditor?
  ) async throws(OutputError) -> ExitStatus {
    let isInteractive = display == .lines(isInteractive: true)
    if let greeting = opening.greeting { try console.say(greeting) }
    try console.say(opening.settings)
    if isInteractive { try console.say(.session(.hint)) }
    // The editor breaks lines and has its own prompt.
    let isWrapped = isOutputTerminal && editor == nil && display != .json
    let output = isWrapped ? WrappedOutput(console.output) { [lineTerminal] in lineTerminal.columns } : console.output
    let renderer: any ScreenRenderer =
      display == .json ? JSONRenderer(language: console.language) : LinesRenderer(language: console.language)
    let session = CommandSession(
      navigation: opening.navigation, chosenKeys: opening.settings.settings.keys, input: console.input, output: output,
      messages: console.messages, renderer: renderer, language: console.language,
      prompt: isInteractive && editor == nil ? "> " : "", showsWholeLists: app.showsAll)
    editor?.complete = { [weak session] in session?.complete($0) ?? .nothing }
    let allDone = try await session.run(leadingOn: opening.lead)
    // At a terminal, the user has seen every refusal; a script needs the exit status.
    return allDone || isInputTerminal ? .done : .failed
  }
}

extension NavigationController {
  /// Shows a status on every screen while other programs' changes are not reported.
  fileprivate func show(_ news: StoreNews, at clock: WallClock) {
    switch news {
    case .changed(isLive: true): status = nil
    case .changed(isLive: false):
      let since = Text(StoreText.notLive(since: .date(clock.now, .time, in: clock.timeZone)))
      status = status ?? since
    case .lost(let error): status = Text(StoreText.lost(error))
    }
  }
}
