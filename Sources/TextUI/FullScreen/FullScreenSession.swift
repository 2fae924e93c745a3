package import Localization

/// Runs the screens on the whole terminal: shows the top one at every moment, and obeys keys.
///
/// It waits for nothing but the next thing to happen. Work that a screen has started goes on beside it, and ends with the
/// screen.
package final class FullScreenSession {
  /// Why a run is over.
  package enum Ending: Sendable {
    /// The stack is empty, or there will be no more keys.
    case finished
    /// The user wanted to be out at once.
    case interrupted
  }

  private enum Event: Sendable {
    case changed
    case terminal(TerminalEvent)
  }

  /// How often something that turns, turns.
  private static let tickInterval = Duration.milliseconds(250)

  private let navigation: NavigationController
  private let terminal: any FullScreenTerminal
  private let strings: Strings

  private let events: AsyncStream<Event>
  private let event: AsyncStream<Event>.Continuation
  private let watch: Watch
  private var memory = ScreenMemory()
  /// What the user sees: keys mean this, whatever has changed since.
  private var shown: Screen?
  private var ticks = 0
  private var isTicking = false

  /// A session over a stack that has its first screen; the greeting stands there until the first command.
  package init(
    navigation: NavigationController, terminal: any FullScreenTerminal, strings: Strings, greeting: Notice? = nil
  ) {
    self.navigation = navigation
    self.terminal = terminal
    self.strings = strings
    (events, event) = AsyncStream.makeStream(of: Event.self)
    watch = Watch { [event] in event.yield(.changed) }
    if let top = navigation.top {
      memory[top].message = greeting
    }
  }

  /// Runs until the stack is empty, the user quits, or there are no more keys; then frees every screen.
  ///
  /// - Throws: `OutputError` as soon as something cannot be painted.
  package func run() async throws(OutputError) -> Ending {
    defer {
      terminal.close()
      shown = nil
      navigation.popAll()
    }
    try terminal.open { [event] in event.yield(.terminal($0)) }
    try draw()
    for await event in events {
      switch event {
      // What was drawn since then shows it already.
      case .changed where !watch.hasChanged: continue
      case .changed, .terminal(.resized): break
      case .terminal(.key(let key)):
        if try obey(key) == .interrupted { return .interrupted }
      case .terminal(.tick):
        isTicking = false
        ticks += 1
      case .terminal(.resumed): terminal.forgetPicture()
      case .terminal(.ended): return .finished
      }
      guard navigation.top != nil else { break }
      try draw()
    }
    return .finished
  }

  /// Does what a key says; whether that is the end.
  private func obey(_ key: KeyPress) throws(OutputError) -> Ending? {
    guard let top = navigation.top, let screen = shown else { return nil }
    switch memory[top].press(key, on: screen, strings: strings) {
    case .none: break
    case .redraw: terminal.forgetPicture()
    case .suspend: try terminal.suspend()
    case .quit: return .interrupted
    case .perform(let action):
      memory[top].message = nil
      // From here on only the stack owns the screen, so that leaving it frees it.
      shown = nil
      top.work.perform(action)
    }
    return nil
  }

  /// Shows the moment.
  ///
  /// It is drawn while watched, as the rows are only made then: a change of any of them is heard of.
  private func draw() throws(OutputError) {
    if watch.hasChanged {
      memory.forgetMatches()
    }
    guard let grid = watch.look(picture) else { return }
    try terminal.paint(grid)
    prefetchIfNeeded()
    tickIfNeeded()
  }

  private func picture() -> Grid? {
    guard let top = navigation.top, let snapshot = Snapshot(of: navigation) else { return nil }
    let renderer = FullScreenRenderer(strings: strings, size: terminal.size, tick: ticks)
    let stateBelow = snapshot.interrupted.map { memory[navigation.stack[$0]] }
    shown = snapshot.screen
    return renderer.picture(of: snapshot, state: &memory[top], stateBelow: stateBelow)
  }

  /// Gets more rows when the end of a list has come into view: only now, as drawing changes nothing.
  private func prefetchIfNeeded() {
    guard let top = navigation.top, let prefetch = memory[top].prefetch(for: shown?.list) else { return }
    top.work.start(prefetch)
  }

  /// Something that turns has to turn on, and a mark has to go: time alone changes what is seen then.
  private func tickIfNeeded() {
    guard !isTicking, let top = navigation.top, top.work.isBusy || !memory[top].marks.isEmpty else { return }
    isTicking = true
    terminal.tick(after: Self.tickInterval)
  }
}
