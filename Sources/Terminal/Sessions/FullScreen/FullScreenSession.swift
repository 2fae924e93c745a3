import Localization
import Navigation
import Presenting
import TextUI

/// Runs the program on the full screen: always shows the top screen, and responds to keys.
///
/// A ``Scene`` describes everything that can be seen. A new scene is made only when the window's size, the panes, or observable
/// state that was read for the scene has changed, because most keys change only what the session itself remembers.
/// ``ScreenStates`` owns one ``ScreenState`` for each page on the stack: what the user has done there (focus, selection,
/// filter, marks), and what the user has seen there (the widths of columns, the rows whose changes are marked, where a click
/// leads). For every picture, ``FullScreenRenderer`` makes a whole ``Grid`` of cells from the scene and the states, and notes
/// in the states what is seen. No picture is kept. Only the rows in view are read, and watched for changes. They are read once
/// for each scene and scroll position, and kept in ``VisibleRows``. The driver's `Painter` writes the cells that differ from
/// what the terminal shows. The session owns the scene and the states. It draws in three steps: catch up, look, follow.
///
/// The session never waits for a page's work, which runs concurrently and ends with the page. So keys are handled while a
/// command runs. Each stack has its own history, so undo applies to the app in front. When another person begins to act, the
/// stacks are replaced, and everything that was typed or left on screens is forgotten.
package final class FullScreenSession {
  /// Why a run has ended.
  package enum Ending: Sendable {
    /// The stack is empty, the input has ended, or the session's task was cancelled.
    case finished
    /// The user quit with Ctrl-C.
    case interrupted
  }

  /// The result of an event.
  private enum Reaction {
    case nothing
    /// Only the picture has to be drawn again; the next key is for the same screens.
    case moved
    /// The screens, their contents or their layout may have changed.
    case changed
    case ended(Ending)
  }

  /// A click, and its target.
  private struct Click {
    let position: GridPosition
    private(set) weak var page: (any AnyPage)?
    let target: MouseTarget?
    let mode: KeyMode
    /// Whether the click has run a command that takes something away.
    var hasTakenAway = false

    func isOnTheSame(as other: Click) -> Bool {
      position == other.position && page === other.page && target == other.target && mode == other.mode
    }
  }

  /// The time between two steps of the spinner.
  private static let tickInterval = Duration.milliseconds(250)
  /// How long each frame of an animated picture is shown.
  private static let frameInterval = Duration.milliseconds(80)
  /// How long a filter may search before the matches so far are shown and keys are handled.
  private static let searchTime = Duration.milliseconds(4)

  private let navigation: NavigationController
  private let destinations: Destinations?
  /// The keys that the user has chosen, by the names of their commands.
  private let chosenKeys: [String: Key]
  private let terminal: any FullScreenTerminal
  private let language: Language
  /// Called after each picture with the paths of the open screens.
  private let remember: (OpenPaths) -> Void

  private let inbox = Inbox()
  /// Watches the state that the scene was made from.
  private let scenes: ObservationTracker
  private var memory: ScreenStates
  private var history = PromptHistory()
  /// The message that is shown until the first key, unless there is an error to show.
  private var greeting: Notice?
  /// The task that runs the command at the end of a path; a key press cancels the task.
  private var leading: Task<Void, Never>?
  /// Whether a path with a command was opened, and the user has not pressed a key yet.
  private var isJustOpened = false
  /// The scene that the user sees, or would see by now if no keys were waiting to be handled.
  ///
  /// A key applies to this scene, even if the model has changed since.
  private var scene: Scene?
  /// The number of scenes made so far.
  private var sceneCount = 0
  /// The page beside the list, as long as the list has the focus.
  private weak var detailBesideFocus: (any AnyPage)?
  /// The page that follows the selected row beside its list, until the user goes to the page.
  private weak var preview: (any AnyPage)?
  private let pause: PreviewPause
  /// The home stack when the last scene was made; it is replaced when another person acts.
  private weak var home: Stack?
  /// The number of the last announcement that a picture has shown.
  private var shownAnnouncement = 0
  /// The last key press, if it was a click that was not ignored.
  private var lastClick: Click?
  private var ticks = 0
  private var isTicking = false

  /// Creates a session for stacks that already have a first screen.
  ///
  /// - Parameters:
  ///   - navigation: The stacks.
  ///   - destinations: The screens that the palette can open.
  ///   - chosenKeys: The keys that the user has chosen, by the names of their commands.
  ///   - terminal: The terminal to draw on and to read keys from.
  ///   - language: The language of all texts.
  ///   - isAnimated: Whether changes of pictures are animated.
  ///   - greeting: A message that is shown until the first key.
  ///   - clock: Measures the pause after which the page beside a list follows the selected row.
  ///   - remember: Called after each picture with the paths of the open screens.
  package init(
    navigation: NavigationController, leadingTo destinations: Destinations? = nil, chosenKeys: [String: Key] = [:],
    terminal: any FullScreenTerminal, language: Language, isAnimated: Bool = false, greeting: Notice? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    remember: @escaping (OpenPaths) -> Void = { _ in }
  ) {
    self.navigation = navigation
    self.destinations = destinations
    self.chosenKeys = chosenKeys
    self.terminal = terminal
    self.language = language
    self.remember = remember
    memory = ScreenStates(new: ScreenState(language: language, isAnimated: isAnimated)) { [inbox] in
      inbox.add(.changed)
    }
    scenes = ObservationTracker { [inbox] in inbox.add(.changed) }
    pause = PreviewPause(on: clock) { [inbox] in inbox.add(.paused) }
    self.greeting = greeting
  }

  /// Runs until the stack is empty, the user quits, the input ends, or the task is cancelled.
  ///
  /// Afterwards, every screen is freed.
  ///
  /// - Parameters:
  ///   - lead: Runs the commands at the end of paths; cancelled if the user presses a key in the meantime.
  ///   - keys: The keys that count as pressed before the user can press one.
  /// - Returns: Why the run has ended.
  /// - Throws: `OutputError` as soon as a picture cannot be painted.
  package func run(
    leadingOn lead: (() async -> Void)? = nil, pressing keys: [KeyPress] = []
  ) async throws(OutputError) -> Ending {
    defer {
      terminal.close()
      scene = nil
      navigation.popAll()
    }
    for key in keys { inbox.add(.terminal(.key(key))) }
    try await terminal.open { [inbox] in inbox.add(.terminal($0)) }
    memory.match(navigation.front.pagesFromHome)
    leadOn(lead)
    defer { leading?.cancel() }
    try draw()
    var isDrawn = true
    while !Task.isCancelled {
      await inbox.arrival()
      while let event = inbox.next() {
        switch try handle(event) {
        case .nothing: break
        case .moved: isDrawn = false
        case .changed:
          isDrawn = false
          // Let the work just started run first, because the next key is meant for the resulting screen.
          await Task.yield()
          if !inbox.isEmpty, navigation.top != nil { catchUp() }
        case .ended(let ending):
          // Draw the effect of keys that were typed before the input ended.
          if ending == .finished, !isDrawn { try draw() }
          return ending
        }
        guard navigation.top != nil else { return .finished }
      }
      if !isDrawn { try draw() }
      isDrawn = true
    }
    return .finished
  }

  private func handle(_ event: Inbox.Event) throws(OutputError) -> Reaction {
    switch event {
    // If nothing differs now, the screen was already drawn after that change.
    case .changed: return hasChanged ? .changed : .nothing
    case .searching: return .moved
    case .paused: return showPreview() ? .changed : .nothing
    case .terminal(.key(let pressed)): return try handle(pressed)
    case .terminal(.resized): return .changed
    case .terminal(.tick):
      isTicking = false
      advance()
      return .moved
    case .terminal(.resumed):
      terminal.forgetPicture()
      return .moved
    case .terminal(.ended): return .ended(.finished)
    }
  }

  private func handle(_ pressed: KeyPress) throws(OutputError) -> Reaction {
    guard let (page, screen, first) = recipient(of: pressed), !endsDoubleClick(first, at: pressed, on: page) else {
      return .nothing
    }
    let key = memory[page].keyMode.isTyping ? inbox.joined(to: first) : first
    guard let outcome = memory[page].press(key, on: screen, history: &history) else { return .nothing }
    leading?.cancel()
    greeting = nil
    isJustOpened = false
    // The user has read why the previous command was refused.
    navigation.history.refusal = nil
    navigation.readAnnouncement = shownAnnouncement
    if page === preview { preview = nil }
    if visible.count == 2 { detailBesideFocus = page === visible[0].pane.page ? visible[1].pane.page : nil }
    if case .run(let command, _, _, _) = outcome, command.takesAway { lastClick?.hasTakenAway = true }
    if case .handled = outcome {
      return hasChanged || memory[page].filter.isSearching(screen.list) ? .changed : .moved
    }
    return try carryOut(outcome, on: page)
  }

  /// Returns whether to ignore a key, because it is the second click of a double click.
  ///
  /// A double click means one action. Suppose that the first click opens a question: one of its answers may lie in the same
  /// cell. So a second click at the same position is ignored, once, if it would hit a different target. A second click is also
  /// ignored after a command that takes something away.
  private func endsDoubleClick(_ key: KeyPress, at pressed: KeyPress, on page: any AnyPage) -> Bool {
    let before = lastClick
    lastClick = nil
    guard case .click(let position) = pressed, case .click(let inPane) = key else { return false }
    let click = Click(
      position: position, page: page, target: memory[page].mouseMap[inPane], mode: memory[page].keyMode)
    if let before, before.position == position, before.hasTakenAway || !before.isOnTheSame(as: click) { return true }
    lastClick = click
    return false
  }

  private func carryOut(_ outcome: KeyOutcome, on page: any AnyPage) throws(OutputError) -> Reaction {
    switch outcome {
    case .handled: break
    case .quit: return .ended(.interrupted)
    case .copy(let text): try terminal.copy(text)
    case .otherPane: detailBesideFocus = detailBesideFocus == nil ? page : nil
    case .palette: showPalette(of: page)
    case .redraw: terminal.forgetPicture()
    case .suspend: try terminal.suspend()
    case .start(let work): page.work.start(work)
    case .run(let command, let rows, _, _) where isBeside(command, rows, of: page):
      detailBesideFocus = nil
      preview = nil
    case .run(let command, let rows, let text, let ending):
      // From here on, only the stack owns the screens, so leaving a screen frees it.
      scene = nil
      navigation.run(command, rows: rows, text: text, on: page) { ending?.result = $0 }
    }
    return .changed
  }

  private func leadOn(_ lead: (() async -> Void)?) {
    isJustOpened = lead != nil
    leading = lead.map { lead in Task { await lead() } }
  }

  private func showPalette(of page: any AnyPage) {
    let screen = { [weak navigation, weak page, chosenKeys] () -> Screen? in
      guard let navigation, let page else { return nil }
      return ShownScreen(of: navigation, at: page, chosenKeys: chosenKeys)?.screen
    }
    let quit = KeyCommand("quit", key: "q", label: .fullScreen(.footQuit), help: .session(.helpQuit)) {
      [weak navigation] in navigation?.popAll()
    }
    let palette = CommandPalette(language: language) {
      (screen()?.commands ?? []) + [quit]
    } fetch: { [destinations] in
      await destinations?.all() ?? []
    } choose: { [weak self, weak page] entry in
      guard let self, let page else { return }
      navigation.goBack()
      switch entry {
      case .command(let chosen):
        // “Back” now applies to the screen that was below the palette, and rows of that screen may have been deleted.
        catchUp()
        guard let screen = screen() else { return }
        let command = screen.commands.first { $0.name == chosen.name } ?? chosen
        _ = try carryOut(memory[page].invoke(command, on: screen), on: page)
      case .destination(let destination):
        // If the chosen page is already open because it follows the selected row, it must stay open.
        preview = nil
        detailBesideFocus = nil
        leadOn(destinations?.open(destination.path))
      }
    }
    Place(on: navigation).show(Page(CommandPaletteView.self, palette, load: palette.fetchDestinations))
  }

  /// Returns the page that a key is for, if any, its screen, and the key as seen from its pane.
  ///
  /// A click is for the pane that it hits. Any other key is for the pane that has the focus.
  private func recipient(of key: KeyPress) -> (page: any AnyPage, screen: Screen, key: KeyPress)? {
    if case .click(let position) = key {
      guard let (pane, screen) = visible.first(where: { $0.pane.columns.contains(position.column) }),
        let page = pane.page
      else { return nil }
      let inPane = GridPosition(column: position.column - pane.columns.lowerBound, row: position.row)
      return (page, screen, .click(inPane))
    }
    guard let (pane, screen) = visible.first(where: \.pane.hasFocus), let page = pane.page else { return nil }
    return (page, screen, key)
  }

  // MARK: Catch up, look, follow

  /// Draws the current picture, in three steps.
  private func draw() throws(OutputError) {
    catchUp()
    guard let picture = look(), let scene else { return }
    try terminal.paint(picture)
    follow(scene)
  }

  /// First step: does everything that should happen without a key, until nothing is left to do.
  ///
  /// Stale pages are loaded, filters search, pages with nothing left to show are closed, and refusals that no longer
  /// hold are dropped. Afterwards the scene is up to date, the states have adapted to it, and keys apply to it.
  private func catchUp() {
    var isDone = false
    while !isDone {
      let before = visible
      if isOutdated { renewScene() }
      searchForFilters()
      if isBesideGonePage || isBesideNoRow {
        navigation.goBack()
      } else {
        isDone = !forgetRefusals(overtakenSince: before)
      }
    }
    settleStates()
  }

  /// Second step: returns the picture of the scene, unless the stack is empty.
  ///
  /// This step neither loads nor navigates, but records in the states what can be seen. Whether the end of a list is in view is
  /// known only after this step, so more rows are loaded in the third step.
  private func look() -> Grid? { scene.map(picture) }

  /// Third step: begins the work that follows from a picture that the user has seen.
  private func follow(_ scene: Scene) {
    let paths = navigation.stacks.map { $0 === navigation.front ? scene.path : $0.path }
    remember(OpenPaths(front: scene.path, stacks: paths))
    pause.wait(for: rowToPreview?.id)
    loadMore()
    let isSearching = scene.parts.contains { part in
      part.pane.page.map { memory[$0].filter.isSearching(part.shown?.screen.list) } == true
    }
    if isSearching { inbox.add(.searching) }
    tickIfNeeded()
  }

  /// Whether anything that the last picture shows has changed.
  private var hasChanged: Bool { scenes.hasChanged || memory.hasChanged(on: scene?.pages ?? []) }
  /// Whether the scene is out of date.
  private var isOutdated: Bool {
    hasChanged || scene?.size != terminal.size || scene?.detail !== detailBesideFocus || scene?.preview !== preview
  }
  /// The screens that the user sees, and that take commands.
  private var visible: [(pane: Pane, screen: Screen)] { scene?.visible ?? [] }

  private func renewScene() {
    if hasChanged { memory.rowsMayHaveChanged() }
    let size = terminal.size
    forgetIfStartedOver()
    leavePreviewBehind()
    leaveDetailIfNarrow(in: size)
    for pane in panes(in: size) { pane.page?.loadIfStale() }
    navigation.top?.loadIfStale()
    memory.match(navigation.front.pagesFromHome)
    scene = scenes.read { makeScene(in: size) }
  }

  /// Adapts the states of the screens in front to what these screens show now.
  private func settleStates() {
    guard let scene else { return }
    for part in scene.dialog.map({ [$0] }) ?? scene.parts {
      guard let page = part.pane.page, let shown = part.shown else { continue }
      memory[page].settle(on: shown, in: context(of: part, in: scene))
    }
  }

  private func searchForFilters() {
    for part in scene?.parts ?? [] {
      if let page = part.pane.page { memory[page].search(part.shown?.screen.list, for: Self.searchTime) }
    }
  }

  /// Loads more rows where the end of a list has become visible, or where all rows are needed.
  private func loadMore() {
    for (pane, screen) in visible {
      guard let page = pane.page, let loadMore = memory[page].moreToLoad(of: screen) else { continue }
      memory[page].noteLoading(of: screen)
      page.work.start(loadMore)
    }
  }

  /// Whether the user is in the list beside a page that has nothing left to show.
  ///
  /// Such a page shows an error without a remedy.
  private var isBesideGonePage: Bool {
    visible.count == 2 && visible[0].pane.hasFocus && visible[1].screen.isOfSomethingGone
  }

  /// Whether a page still follows the selected row of a list that no longer shows any row.
  private var isBesideNoRow: Bool {
    guard let preview, preview === navigation.top, visible.count == 2, let list = visible[0].pane.page else {
      return false
    }
    return memory[list].rows(of: visible[0].screen).map { $0.count == 0 && !memory[list].filter.isSearching($0.list) }
      == true
  }

  /// Forgets everything that a user has typed or left on screens, once another person acts.
  private func forgetIfStartedOver() {
    guard home !== navigation.home else { return }
    home = navigation.home
    memory.forgetLeft()
    history = PromptHistory()
  }

  /// Closes the page that only follows the selected row, once another stack is in front.
  ///
  /// The page can be closed because the user has not gone to it.
  private func leavePreviewBehind() {
    guard let preview, let stack = navigation.stack(of: preview), stack !== navigation.front else { return }
    stack.remove(preview)
  }

  /// Closes the pages beside the list that has the focus, once the window is too small for two panes.
  private func leaveDetailIfNarrow(in size: GridSize) {
    guard let detailBesideFocus, detailBesideFocus === navigation.top, !Pane.areTwo(in: size),
      let list = navigation.stack.last(where: { $0.item.presentation == .list })
    else { return }
    while let top = navigation.top, top !== list { navigation.goBack() }
  }

  /// Forgets the refusals whose reasons no longer hold.
  ///
  /// - Returns: Whether a refusal was forgotten.
  private func forgetRefusals(overtakenSince before: [(pane: Pane, screen: Screen)]) -> Bool {
    var hasForgotten = false
    for (pane, screen) in visible {
      guard let page = pane.page, let earlier = before.first(where: { $0.pane.page === page })?.screen else { continue }
      let overtakes = { (reason: Text?) in reason.map { screen.overtakes($0, givenBy: earlier) } == true }
      if overtakes(navigation.history.refusal?.text) {
        navigation.history.refusal = nil
        hasForgotten = true
      }
      if overtakes(memory[page].message?.text) {
        memory[page].message = nil
        hasForgotten = true
      }
    }
    return hasForgotten
  }

  // MARK: The page beside a list

  /// The row whose page should be opened beside its list, with the command that opens it.
  ///
  /// This is the selected row of the list that has the focus, if the row can be opened and its page is not yet beside the list.
  private var rowToPreview: (id: Row.ID, index: Int, page: any AnyPage, command: KeyCommand)? {
    guard let (pane, screen) = visible.first, pane.hasFocus, pane.isLeft, let page = pane.page,
      memory[page].keyMode != .prompt,
      let command = screen.commandOnEnter(in: .list), command.takes == .row, command.isEnabled,
      let rows = memory[page].rows(of: screen), let index = rows.index(of: memory[page].list.selection.position),
      let row = rows.list[index], row.hasDisclosure, row.id != scene?.rowBeside
    else { return nil }
    return (row.id, index, page, command)
  }

  /// Opens the selected row beside its list, which keeps the focus.
  ///
  /// Returns whether there was a row to open.
  ///
  /// The user has not run the command that opens the row, so the last outcome stays on the screen. If opening fails, the reason
  /// is shown only when the user presses Enter.
  private func showPreview() -> Bool {
    guard let (_, index, page, command) = rowToPreview else { return false }
    let before = navigation.top
    // From here on, only the stack owns the screens, so the screen that was beside the list is freed.
    scene = nil
    page.work.start { _ = try? await command.run(rows: [index], text: "") }
    if navigation.top !== before, navigation.top !== page {
      preview = navigation.top
      detailBesideFocus = navigation.top
    }
    return true
  }

  /// Returns whether a command opens the row whose page is already beside the list and on top.
  private func isBeside(_ command: KeyCommand, _ rows: [Int], of page: any AnyPage) -> Bool {
    guard visible.count == 2, let (pane, screen) = visible.first, pane.page === page, let row = rows.first,
      command.name == screen.commandOnEnter(in: .list)?.name, let id = screen.list?[row]?.id
    else { return false }
    return id == scene?.rowBeside && navigation.stack.dropLast().last === page
  }

  /// Returns the id of the row that leads to the page above the list on the left, if any.
  private func rowBeside(_ panes: [Pane]) -> Row.ID? {
    guard let list = panes.first(where: \.isLeft)?.page else { return nil }
    let above = navigation.stack.drop { $0 !== list }.dropFirst().first
    return above.flatMap { Row.id(leadingTo: $0.item.path) }
  }

  private func panes(in size: GridSize) -> [Pane] {
    Pane.all(of: navigation, in: size, focusingListBeside: detailBesideFocus)
  }

  /// Returns the current scene, unless the stack is empty.
  private func makeScene(in size: GridSize) -> Scene? {
    sceneCount += 1
    guard let top = navigation.top, let shown = shownScreen(of: top) else { return nil }
    let isDialog = shown.item.isDialog
    let panes = panes(in: size)
    if let greeting {
      for page in navigation.stack { memory[page].message = nil }
      let focused = isDialog ? top : panes.first(where: \.hasFocus)?.page ?? top
      if shown.notice(referringBy: .key)?.kind != .error { memory[focused].message = greeting }
    }
    let parts = panes.map { pane in
      var shownHere = pane.page.flatMap { $0 === top ? shown : shownScreen(of: $0) }
      // A page that waits for an answer does not count as busy.
      if isDialog || !pane.takesCommands { shownHere?.isBusy = false }
      return Scene.Part(pane: pane, shown: shownHere)
    }
    if let below = navigation.stack.dropLast().last {
      memory[below].selectRow(leadingTo: shown.item.path) {
        parts.first { $0.pane.page === below }?.shown?.screen ?? below.screen
      }
    }
    if let home = navigation.front.pageBehind, let root = navigation.stack.first {
      memory[home].selectRow(leadingTo: root.item.path) { home.screen }
    }
    let stack = top === preview ? navigation.stack.dropLast() : navigation.stack[...]
    let dialog = isDialog ? Scene.Part(pane: Pane(page: top, columns: 0..<size.columns), shown: shown) : nil
    let front = dialog.map { [$0] } ?? parts.filter(\.pane.takesCommands)
    return Scene(
      size: size, detail: detailBesideFocus, preview: preview, rowBeside: rowBeside(panes), title: shown.item.title,
      parts: parts,
      dialog: dialog, visible: front.compactMap { part in part.shown.map { (part.pane, $0.screen) } },
      path: navigation.front.path(to: stack.last ?? top))
  }

  private func picture(of scene: Scene) -> Grid {
    var window = Grid(size: scene.size, title: SafeText(scene.title.words(in: language)))
    for part in scene.parts {
      let column = part.pane.columns.lowerBound
      if column > 0 { window.drawRule(at: column - 1) }
      window.put(picture(of: part, in: scene), at: column)
    }
    return scene.dialog.map { picture(of: $0, in: scene, over: window) } ?? window
  }

  /// Returns the picture of a part of a scene.
  ///
  /// A dialog is drawn over the picture of the screen that it interrupts.
  private func picture(of part: Scene.Part, in scene: Scene, over window: Grid? = nil) -> Grid {
    let renderer = FullScreenRenderer(language: language, size: scene.size(of: part), tick: ticks)
    guard let page = part.pane.page, let shown = part.shown else { return window ?? renderer.placeholder() }
    let titles = part.pane.titlesBeside
    let isInterrupted = scene.dialog != nil && window == nil
    guard isInterrupted else {
      let picture = renderer.picture(of: shown, without: titles, state: &memory[page], over: window)
      shownAnnouncement = BottomLine.announcement(of: shown, state: memory[page]) ?? shownAnnouncement
      return picture
    }
    // A screen behind a dialog is only shown, so changes to its state are not remembered.
    var state = memory[page]
    state.frames = PictureFrames(areShown: false)
    var context = context(of: part, in: scene)
    context.hasFocus = false
    state.settle(on: shown, in: context)
    return renderer.picture(of: shown, without: titles, state: &state)
  }

  private func shownScreen(of page: any AnyPage) -> ShownScreen? {
    ShownScreen(of: navigation, at: page, without: detailBesideFocus, chosenKeys: chosenKeys)
  }

  private func context(of part: Scene.Part, in scene: Scene) -> PaneContext {
    PaneContext(
      scene: sceneCount, presentation: part.shown?.item.presentation ?? .page,
      hasRoom: FullScreenRenderer.hasRoom(in: scene.size(of: part)), hasFocus: part.pane.hasFocus,
      otherPane: part.pane.other, backQuits: part.shown?.backQuits ?? false,
      isJustOpened: isJustOpened && part.pane.page === navigation.top)
  }

  /// Requests a tick while a picture changes, the spinner turns, or marks have yet to expire.
  private func tickIfNeeded() {
    guard !isTicking else { return }
    let pages = visible.compactMap(\.pane.page)
    let isAnimating = pages.contains { !memory[$0].frames.isEmpty }
    guard isAnimating || pages.contains(where: { $0.work.isBusy || !memory[$0].list.changes.isEmpty }) else { return }
    isTicking = true
    terminal.tick(after: isAnimating ? Self.frameInterval : Self.tickInterval)
  }

  private func advance() {
    let animated = visible.compactMap(\.pane.page).filter { !memory[$0].frames.isEmpty }
    for page in animated { memory[page].frames.advance() }
    if animated.isEmpty { ticks += 1 }
  }
}
