import Localization
import TextUI

/// Runs the program on the full screen: always shows the top screen, and responds to keys.
///
/// It never waits for a page's work, which runs concurrently and ends with the page.
package final class FullScreenSession {
  /// Why a run has ended.
  package enum Ending: Sendable {
    /// The stack is empty, or the input has ended.
    case finished
    /// The user quit with Ctrl-C.
    case interrupted
  }

  private enum Event: Sendable {
    case changed
    /// The filter has not searched all rows yet.
    case searching
    case terminal(TerminalEvent)
  }

  /// How often the spinner turns.
  private static let tickInterval = Duration.milliseconds(250)
  /// How long each drawing of a changed picture stays.
  private static let frameInterval = Duration.milliseconds(80)
  /// How long a filter may search before what it has found is shown, and keys are handled.
  private static let searchTime = Duration.milliseconds(4)

  /// The path of the screen that was shown last.
  package private(set) var lastPath = ""

  private let navigation: NavigationController
  private let lines: [String]
  private let keys: [KeyPress]
  private let terminal: any FullScreenTerminal
  private let language: Language

  private let events: AsyncStream<Event>
  private let event: AsyncStream<Event>.Continuation
  private let watch: ObservationTracker
  private var memory: ScreenMemory
  private var history = PromptHistory()
  /// The message that is shown until the first key, unless there is an error to show.
  private var greeting: Notice?
  /// The screen that the user sees; keys apply to it, even if it has changed since.
  private var shown: Screen?
  /// Whether the user has pressed no key since lines began to lead on.
  private var isLed: Bool
  private var ticks = 0
  private var isTicking = false

  /// Creates a session for a stack with its first screen.
  ///
  /// - Parameters:
  ///   - navigation: The stack.
  ///   - lines: What to run first, as if it had been typed; a key that the user presses meanwhile ends it.
  ///   - keys: What has been pressed before the user can press a key.
  ///   - terminal: Where to draw, and where keys come from.
  ///   - language: The language of all texts.
  ///   - isAnimated: Whether pictures show how they change.
  ///   - greeting: A message that is shown until the first key.
  package init(
    navigation: NavigationController, startingWith lines: [String] = [], pressing keys: [KeyPress] = [],
    terminal: any FullScreenTerminal, language: Language, isAnimated: Bool = false, greeting: Notice? = nil
  ) {
    self.navigation = navigation
    self.lines = lines
    isLed = !lines.isEmpty
    self.keys = keys
    self.terminal = terminal
    self.language = language
    memory = ScreenMemory(language: language, isAnimated: isAnimated)
    (events, event) = AsyncStream.makeStream(of: Event.self)
    watch = ObservationTracker { [event] in event.yield(.changed) }
    self.greeting = greeting
  }

  /// Runs until the stack is empty, the user quits, or the input ends; then frees every screen.
  ///
  /// - Throws: `OutputError` as soon as a picture cannot be painted.
  package func run() async throws(OutputError) -> Ending {
    defer {
      terminal.close()
      shown = nil
      navigation.popAll()
    }
    for key in keys { event.yield(.terminal(.key(key))) }
    try await terminal.open { [event] in event.yield(.terminal($0)) }
    try draw()
    let leading = Task { [navigation, lines] in await navigation.run(lines) }
    defer { leading.cancel() }
    for await event in events {
      switch event {
      // The screen has been drawn since that change.
      case .changed where !watch.hasChanged: continue
      case .changed, .searching, .terminal(.resized): break
      case .terminal(.key(let key)):
        guard let top = navigation.top, let screen = shown,
          let outcome = memory[top].press(key, on: screen, history: &history)
        else { continue }
        leading.cancel()
        (greeting, isLed) = (nil, false)
        // Why the command before was refused has been read.
        navigation.history.refusal = nil
        switch outcome {
        case .none: break
        case .copy(let text): try terminal.copy(text)
        case .redraw: terminal.forgetPicture()
        case .suspend: try terminal.suspend()
        case .quit: return .interrupted
        case .start(let work): top.work.start(work)
        case .perform(let invocation):
          // From here on, only the stack owns the screen, so leaving the screen frees it.
          shown = nil
          navigation.perform(invocation)
        }
      case .terminal(.tick):
        isTicking = false
        advance()
      case .terminal(.resumed): terminal.forgetPicture()
      case .terminal(.ended): return .finished
      }
      guard navigation.top != nil else { break }
      try draw()
    }
    return .finished
  }

  /// Draws the current moment.
  ///
  /// Everything that is read while drawing is watched, including the rows, which are made only then.
  private func draw() throws(OutputError) {
    if watch.hasChanged {
      memory.forgetMatches()
    }
    navigation.loadIfStale()
    guard let (grid, isSearching) = watch.read(picture) else { return }
    try terminal.paint(grid)
    if isSearching { event.yield(.searching) }
    prefetchIfNeeded()
    tickIfNeeded()
  }

  /// Returns the picture, and whether a filter has not searched all rows yet.
  private func picture() -> (Grid, isSearching: Bool)? {
    guard let top = navigation.top, let moment = ShownScreen(of: navigation) else { return nil }
    let renderer = FullScreenRenderer(language: language, size: terminal.size, tick: ticks)
    (shown, lastPath) = (moment.screen, moment.path)
    memory[top].isLed = isLed
    if let greeting {
      for page in navigation.stack { memory[page].message = nil }
      if moment.notice(referringBy: .key)?.kind != .error { memory[top].message = greeting }
    }
    // A dialog leaves what it interrupts in view.
    var isSearching = false
    for (page, screen) in zip(navigation.stack, moment.screensBelow + [moment.screen]).dropFirst(
      moment.interrupted ?? 0)
    {
      guard let list = screen.list else { continue }
      memory[page].filter.search(list, for: Self.searchTime)
      isSearching = isSearching || memory[page].filter.isSearching(list)
    }
    let stateBelow = moment.interrupted.map { memory[navigation.stack[$0]] }
    return (renderer.picture(of: moment, state: &memory[top], stateBelow: stateBelow), isSearching)
  }

  /// Loads more rows if the end of a list has become visible.
  private func prefetchIfNeeded() {
    guard let top = navigation.top, let prefetch = memory[top].prefetch(for: shown?.list) else { return }
    top.work.start(prefetch)
  }

  /// Requests a tick while a picture changes, while the spinner turns, or while marks have to expire.
  private func tickIfNeeded() {
    guard !isTicking, let top = navigation.top else { return }
    let isAnimating = !memory[top].frames.isEmpty
    guard isAnimating || top.work.isBusy || !memory[top].marks.isEmpty else { return }
    isTicking = true
    terminal.tick(after: isAnimating ? Self.frameInterval : Self.tickInterval)
  }

  private func advance() {
    if let top = navigation.top, !memory[top].frames.isEmpty {
      memory[top].frames.advance()
    } else {
      ticks += 1
    }
  }
}
