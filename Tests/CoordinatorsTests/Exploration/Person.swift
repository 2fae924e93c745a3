import Changes
import Coordinators
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Somebody at an app, who does whatever the screen on top offers.
@MainActor
final class Person {
  /// A command of a screen.
  nonisolated struct Act: Hashable {
    let screen, command: String
  }

  let app: App
  /// Whether the person never goes back to home.
  private let staysInApp: Bool
  /// The full screen or the session of lines, if the person has one; otherwise only commands are given.
  private(set) var fullScreen: FullScreenPlay?
  private(set) var lines: Play?
  /// The writes on each stack that has been in front.
  private var allWritten: [Written] = []

  /// The changes of a write, and everything that was stored afterwards.
  struct Write {
    let changes: [StoredFacts.Fact: StoredFacts.Change]
    let result: StoredFacts
  }

  /// The writes on a stack that can be undone, and those that can be redone.
  @MainActor
  final class Written {
    let history: History
    var undoable: [Write] = []
    var redoable: [Write] = []

    init(_ history: History) { self.history = history }
  }

  /// Starts the program at a path.
  init(
    at path: String, staysInApp: Bool, groups: any GroupDataProvider, books: any BookDataProvider,
    replies: RepliesFakeDataProvider = RepliesFakeDataProvider(), accounts: AccountFakeDataProvider? = nil
  ) async {
    self.staysInApp = staysInApp
    app = App(
      at: path, groups: groups, books: books, replies: replies, random: ScriptedRandom([2, 6, 1]), accounts: accounts)
    await settle()
  }

  /// Somebody who is alone at a small store: three groups, three other people, two books.
  ///
  /// With accounts, other people can act, too.
  convenience init(at path: String, accounts: AccountFakeDataProvider? = nil) async {
    let people = Array(User.samples.prefix(3))
    let replies = RepliesFakeDataProvider(
      posts: [.sample, .sampleReplyLinking, .sampleReplyWarned, .sampleOlder, .sampleReplyOlder], pageSize: 2)
    // Nothing can be loaded of one account, so that trying again is offered.
    replies.failures[.posts(by: Account.sampleCarla.id, at: nil)] = .timedOut
    let groups = GroupFakeDataProvider(
      groups: [
        Group(id: "1", name: "Owls", members: [people[0], .sampleMe]),
        Group(id: "2", name: "Larks", members: [people[2]]),
        Group(id: "3", name: "Swifts", members: [people[0]]),
      ],
      people: people)
    // There is news, too.
    _ = try? await GroupFakeDataProvider(sharing: groups, for: people[2]).apply(
      .move(.sampleMe, in: "2", from: .suggested, to: .invited(by: people[2])))
    await self.init(
      at: path, staysInApp: false,
      groups: groups,
      books: BookFakeDataProvider(
        books: [.known(1, of: 2, id: "1", name: "Nouns"), .known(0, of: 0, id: "3", name: "Verbs")]),
      replies: replies, accounts: accounts)
  }

  var top: (any AnyPage)? { app.navigation.top }
  var history: History { app.navigation.history }
  /// The writes on the stack in front.
  var written: Written {
    if let written = allWritten.first(where: { $0.history === history }) { return written }
    let written = Written(history)
    allWritten.append(written)
    return written
  }
  var path: String { top.map(app.navigation.front.path) ?? "" }

  isolated deinit {
    // Without an end of its lines the session would wait forever.
    lines?.input.end()
  }

  /// Opens a session of lines.
  func openLines(asJSON: Bool) async {
    let play = Play(on: app.navigation, asJSON: asJSON, staysOpen: true)
    await play.begin()
    lines = play
  }

  /// Opens a full screen of this size.
  func openFullScreen(columns: Int, rows: Int) async {
    fullScreen = await FullScreenPlay(on: app.navigation, columns: columns, rows: rows)
  }

  /// The command of the screen on top, by its name.
  func act(_ command: String) -> Act { Act(screen: top?.viewName ?? "none", command: command) }

  // MARK: Steps

  /// All commands and texts that the screen on top takes now.
  var steps: [Step] {
    guard let item = top?.item, let screen = top?.screen else { return [] }
    var steps = screen.commands.filter(\.isEnabled).flatMap { self.steps(of: $0, on: screen) }
    for field in screen.fields {
      let texts =
        field.range.map { ["\($0.lowerBound)", "\($0.upperBound)"] } ?? ["2", "Twins", "@alice", "@carla", ""]
      steps += texts.filter { $0 != field.value }.map { .fill(field.name, with: $0) }
    }
    if !item.isDialog {
      if !history.undoable.isEmpty { steps.append(.give("undo")) }
      if !history.redoable.isEmpty { steps.append(.give("redo")) }
    }
    if !item.presentation.isModal, mayGoHome { steps.append(.give("home")) }
    if !screen.commands.contains(where: { $0.keys.contains(.escape) }), mayGoBack { steps.append(.give("back")) }
    return steps
  }

  /// Whether there is a page below, to which the person may go.
  private var mayGoBack: Bool { app.navigation.stack.count > 1 || mayGoHome }
  var mayGoHome: Bool { !staysInApp && !app.navigation.isHome }

  private func steps(of command: KeyCommand, on screen: Screen) -> [Step] {
    let count = screen.list?.count ?? 0
    return switch command.takes {
    case .nothing: [.give(command.name)]
    case .row: (0..<min(3, count)).map { .give(command.name, rows: [$0]) }
    case .rows: ((0..<min(3, count)).map { [$0] } + (count > 1 ? [[0, 1]] : [])).map { .give(command.name, rows: $0) }
    case .text: ["2", "Twins", ""].map { .give(command.name, text: $0) }
    }
  }

  /// Draws a step.
  ///
  /// Undo, redo and commands for rows are four times as likely as others, because most writes are among them, and the first
  /// row is the most likely one, so that people meet there. On a full screen, two of three steps are keys.
  func randomStep(using random: inout SeededGenerator) -> Step? {
    if let fullScreen, Int.random(in: 0..<3, using: &random) > 0 {
      return randomKey(on: fullScreen.terminal.size, using: &random)
    }
    let steps = steps
    let often = steps.filter { step in ["undo", "redo"].contains(step.name) || step.takesRows }
    let names = [steps, often, often, often].flatMap { Set($0.map(\.name)).sorted() }
    let name = names.randomElement(using: &random)
    let candidates = steps.filter { $0.name == name }
    return Bool.random(using: &random) ? candidates.first : candidates.randomElement(using: &random)
  }

  private func randomKey(on size: GridSize, using random: inout SeededGenerator) -> Step? {
    // The keys that end or suspend the program, and the palette, where a command without a step could be chosen.
    var excluded: Set<KeyPress> = [.control("c"), .control("z"), .character("q"), .character(":")]
    if !mayGoBack { excluded.insert(.escape) }
    let general = KeyMap.general.flatMap(\.keys).filter { !excluded.contains($0) }
    let home: [KeyPress] = mayGoHome ? [.character("H")] : []
    let commands = (top?.screen.commands ?? []).flatMap(\.keys).map { KeyPress($0) } + home
    let typed: [KeyPress] = ["a", "o", "1"].map(KeyPress.character)
    // Where nothing is below, the footer can quit.
    let row = Int.random(in: 0..<(mayGoBack ? size.rows : size.rows - 2), using: &random)
    let column = Int.random(in: 0..<size.columns, using: &random)
    let pointer: [KeyPress] = [.click(GridPosition(column: column, row: row)), .wheelUp, .wheelDown]
    let kind = [general, general, commands, typed, pointer, []].randomElement(using: &random) ?? []
    if let key = kind.randomElement(using: &random) { return .press(key) }
    return .resize(GridSize(columns: .random(in: 40...100, using: &random), rows: .random(in: 10...20, using: &random)))
  }

  /// Takes a step, and waits until everything has been done and shown.
  ///
  /// - Parameters:
  ///   - step: A step that the screen on top offers.
  ///   - noticesFirst: Whether what others have changed is noticed after the command was chosen, but before it is given.
  func take(_ step: Step, noticingFirst noticesFirst: Bool = false) async {
    history.refusal = nil
    switch step {
    case .give, .fill:
      if let lines, let line = step.line(on: top?.screen) {
        if noticesFirst { await noticeChanges() }
        await lines.type(line)
        return await settle()
      }
    case .press, .resize: break
    }
    switch step {
    case .give(let name, let rows, let text):
      if let command = top?.screen.commands.first(where: { $0.name == name }) {
        if noticesFirst { await noticeChanges() }
        app.give(command, rows: rows, text: text)
      } else {
        app.give(name)
      }
    case .fill(let field, let text): app.fill(field, with: text)
    case .press(let key): await fullScreen?.press(key)
    case .resize(let size):
      fullScreen?.terminal.size = size
      await fullScreen?.report(.resized)
    }
    await settle()
  }

  /// Takes a step, and goes home before it is answered, so that whatever it leads to ends behind home.
  func take(_ step: Step, andGoHomeFrom stack: Stack) async {
    history.refusal = nil
    let services = app.services
    let providers: [(any FakeDataProvider)?] = [
      services.groups as? GroupFakeDataProvider, services.books as? BookFakeDataProvider,
      services.replies as? RepliesFakeDataProvider,
    ]
    for provider in providers { provider?.holdAnswers() }
    switch step {
    case .give(let name, let rows, let text): app.give(name, rows: rows, text: text)
    case .fill(let field, let text): app.fill(field, with: text)
    case .press, .resize: break
    }
    app.navigation.goHome()
    for provider in providers { provider?.answerAll() }
    await eventually("what was begun has ended, or asks: \(step)") {
      let asks = stack.pages.last.map { $0.item.presentation.isModal && !$0.work.isBusy } ?? false
      return asks || stack.pages.allSatisfy { !$0.work.isBusy }
    }
    await settle()
  }

  /// Notices what others have changed.
  func noticeChanges() async {
    app.services.groups.groupsDidChange.notify()
    app.services.books.booksDidChange.notify()
    await settle()
  }

  func settle() async {
    await app.settle()
    await fullScreen?.settle()
    await lines?.settle()
    await app.settle()
  }

  // MARK: On the screen

  /// The screens, from the root to the top.
  var shown: String { app.navigation.stack.map(\.summary).joined(separator: "\n---\n") }

  /// The rows that a command takes, as the person sees them.
  func rows(of step: Step) -> [Row] {
    guard case .give(_, let rows, _) = step else { return [] }
    return rows.compactMap { top?.screen.list?[$0] }
  }

  /// Returns those of the rows that are still there if the program is started again where the person is, as they are then.
  func current(_ rows: [Row]) async -> [Row] {
    guard !rows.isEmpty, let page = top, page.item.opensByPath else { return rows }
    let other = startedAgain(at: path)
    await other.settle()
    guard let list = other.navigation.top?.screen.list else { return [] }
    return (0..<list.count).compactMap { list[$0] }.filter { now in rows.contains { $0.id == now.id } }
  }

  /// The same person's app, started again at a path.
  private func startedAgain(at path: String) -> App {
    App(
      at: path, groups: app.services.groups, books: app.services.books, random: ScriptedRandom([1]),
      accounts: app.session.accounts as? AccountFakeDataProvider)
  }

  /// Gives every page the successor of its view model, as it should have got whenever its model has changed.
  func update() {
    for page in app.navigation.stack { (page as? any WiredPage)?.updateIfSnapshot() }
  }

  /// Whether a page waits for the answer of the page above.
  var isAsking: Bool { app.navigation.stack.contains { $0.work.isBusy } }

  /// Loads every screen again, or only those that are out of date, as they would be when they are shown.
  func reload(onlyStale: Bool = false) async {
    let idle = app.navigation.stack.filter { !$0.work.isBusy }
    for page in app.navigation.stack where page.work.isStale || !onlyStale { page.load() }
    await eventually("every screen is loaded") { idle.allSatisfy { !$0.work.isBusy } }
    await settle()
  }

  /// Returns what is wrong with the path that is shown, which has to open the same screen.
  var problemOfPath: String? {
    get async {
      let pages = app.navigation.stack.prefix(while: \.item.opensByPath)
      let path = pages.map(\.item.path).filter { !$0.isEmpty }.joined(separator: "/")
      guard let route = Route(path: path) else { return "“\(path)” is no path" }
      let other = startedAgain(at: path)
      await other.settle()
      // The screen of what does not exist says that, and leads no further; nor does the page of a group to a stranger.
      if other.navigation.top?.screen.notice?.kind == .error || other.navigation.history.refusal != nil { return nil }
      guard let shown = pages.last, let opened = other.navigation.top, shown.item.path == opened.item.path else {
        return "“\(path)” opens another screen"
      }
      // Home also says which apps are open, and the news what was new when it was opened.
      if route == .home && app.navigation.stacks.count > 1 || path == "groups/news" { return nil }
      // The picker also says whom the user has marked.
      if shown.screen.commands.contains(where: { $0.name == "pick" && $0.takes == .nothing }) { return nil }
      guard route.usesStore, shown.screen.chosen == opened.screen.chosen, shown.summary != opened.summary else {
        return nil
      }
      return "“\(path)” shows\n\(opened.summary)\ninstead of\n\(shown.summary)"
    }
  }
}

/// A page with any type of view, whose view model may be a snapshot.
private protocol WiredPage: AnyPage {
  func updateIfSnapshot()
}

extension Page: @MainActor WiredPage {
  fileprivate func updateIfSnapshot() {
    if let successor = (viewModel as? any Snapshot)?.updated() as? View.ViewModel { viewModel = successor }
  }
}

extension Screen {
  /// The choices and the typed text of the user.
  var chosen: [String] {
    fields.map(\.value) + [list?.order?.words(in: .en) ?? ""]
      + elements.flatMap { element -> [String] in
        guard case .choice(let choice) = element else { return [] }
        return choice.options.filter(\.isChosen).map(\.command.name)
      }
  }
}
