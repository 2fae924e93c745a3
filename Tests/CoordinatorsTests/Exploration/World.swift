import Coordinators
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import TestSupport
import Testing
import TextUI

/// One app over a small store: three groups, three people beside the user, two books.
@MainActor
final class World {
  /// The most groups and books; a user could create more and more.
  fileprivate static let groupLimit = 4
  fileprivate static let bookLimit = 3
  private static let people = Array(User.samples.prefix(3))
  /// Ids from here on have been given to what was created.
  private static let firstNewID = 4

  /// A command of a screen.
  nonisolated struct Act: Hashable, CustomStringConvertible {
    let screen, command: String

    var description: String { "\(screen).\(command)" }
  }

  let app: App
  /// What was done last, if anything.
  private(set) var lastAct: Act?

  init(at path: String) async {
    let people = Self.people
    let replies = RepliesFakeDataProvider(
      posts: [.sample, .sampleReplyLinking, .sampleReplyWarned, .sampleOlder, .sampleReplyOlder], pageSize: 2)
    // Of one account nothing can be loaded, which may be tried again.
    replies.failures[.posts(by: Account.sampleCarla.id, at: nil)] = .timedOut
    app = App(
      at: path,
      provider: GroupFakeDataProvider(
        groups: [
          Group(id: "1", name: "Owls", members: [people[0], .sampleMe]),
          Group(id: "2", name: "Larks", members: [people[2]], invited: [.sampleMe], by: people[2]),
          Group(id: "3", name: "Swifts", members: [people[0]]),
        ],
        people: people),
      bookProvider: BookFakeDataProvider(
        books: [.known(1, of: 2, id: "1", name: "Nouns"), .known(0, of: 0, id: "3", name: "Verbs")]),
      replies: replies,
      random: ScriptedRandom([2, 6, 1]))
    await app.settle()
  }

  var top: (any AnyPage)? { app.navigation.top }

  /// The name of the view on top.
  var screenName: String { top?.viewName ?? "none" }

  /// The command of the screen on top, by its name.
  func act(_ command: String) -> Act { Act(screen: screenName, command: command) }

  // MARK: Steps

  /// All that a user can do now.
  var steps: [Step] {
    guard let item = top?.item, let screen = top?.screen else { return [] }
    let history = app.navigation.history
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
    if !screen.commands.contains(where: { $0.keys.contains(.escape) }), app.navigation.stack.count > 1 {
      steps.append(.give("back"))
    }
    return steps
  }

  private func steps(of command: KeyCommand, on screen: Screen) -> [Step] {
    let count = screen.list?.count ?? 0
    return switch command.takes {
    case .nothing: [.give(command.name)]
    case .row: (0..<min(3, count)).map { .give(command.name, rows: [$0]) }
    case .rows: ((0..<min(3, count)).map { [$0] } + (count > 1 ? [[0, 1]] : [])).map { .give(command.name, rows: $0) }
    case .text: ["2", "Twins", ""].map { .give(command.name, text: $0) }
    }
  }

  /// Does it, and waits until all has been done and shown.
  func take(_ step: Step) async {
    lastAct = act(step.name)
    switch step {
    case .give(let name, let rows, let text): app.give(name, rows: rows, text: text)
    case .fill(let field, let text): app.fill(field, with: text)
    case .elsewhere(let act): await act.write(in: app)
    case .late(let step, let act):
      guard case .give(let name, let rows, let text) = step,
        let command = top?.screen.commands.first(where: { $0.name == name })
      else { return }
      await act.write(in: app)
      await app.settle()
      app.give(command, rows: rows, text: text)
    }
    await app.settle()
  }

  // MARK: What is

  /// All that is stored.
  var stored: Stored {
    get async {
      var groups: [Group] = []
      for category in GroupCategory.allCases {
        for summary in (try? await app.provider.groupsList(of: category).groups) ?? [] {
          if let group = try? await app.provider.group(summary.id) { groups.append(group) }
        }
      }
      return Stored(groups: groups, books: (try? await app.bookProvider.books()) ?? [])
    }
  }

  struct Stored: Equatable {
    let groups: [Group]
    let books: [Book]

    /// Whether there is no more than a few have created.
    var isSmall: Bool { groups.count <= World.groupLimit && books.count <= World.bookLimit }
  }

  /// How many writes have been tried.
  var writes: Int {
    app.provider.calls.count { if case .make = $0 { true } else { false } }
      + app.bookProvider.calls.count { if case .make = $0 { true } else { false } }
  }

  /// What is shown, what is stored, and what can be taken back next; new ids are numbered anew.
  var state: String {
    get async {
      // What is below the top would be loaded when it is shown.
      for page in app.navigation.stack where page.work.isStale { page.load() }
      await app.settle()
      let stored = await stored
      let (undo, redo) = (app.navigation.history.undoable.last, app.navigation.history.redoable.last)
      let new = (stored.groups.map(\.id) + stored.books.map(\.id)).filter { (Int($0) ?? 0) >= Self.firstNewID }
      let state =
        app.navigation.stack.map(\.summary).joined(separator: "\n---\n")
        + "\n===\n\(stored)\n\(undo?.text.words(in: .en) ?? "")\n\(redo?.text.words(in: .en) ?? "")"
      guard !new.isEmpty else { return state }
      return new.enumerated().reduce(state) { state, id in
        state.replacing("\"\(id.element)\"", with: "\"new \(id.offset)\"")
          .replacing("[\(id.element)]", with: "[new \(id.offset)]")
      }
    }
  }

  // MARK: Checks

  /// Takes a write back, or makes it again; returns whether the store is then as it was.
  func reverses(_ name: String, to before: Stored) async -> Bool {
    app.give(name)
    await app.settle()
    return await stored == before
  }

  /// Gives every page the successor of its view model, as it should have got whenever its model has changed.
  func update() {
    for page in app.navigation.stack { (page as? any WiredPage)?.updateIfSnapshot() }
  }

  /// Loads every screen again.
  func reload() async {
    for page in app.navigation.stack { page.load() }
    await app.settle()
    await eventually("every screen is loaded") {
      app.navigation.stack.allSatisfy { page in !page.screen.showsProgress }
    }
  }

  /// What is wrong with the path that is shown: it has to open what is shown.
  var problemOfPath: String? {
    get async {
      let pages = app.navigation.stack.prefix(while: \.item.opensByPath)
      let path = pages.map(\.item.path).filter { !$0.isEmpty }.joined(separator: "/")
      guard let route = Route(path: path) else { return "“\(path)” is no path" }
      guard await route.existing(in: app.services) == route else { return nil }
      let other = App(at: path, provider: app.provider, bookProvider: app.bookProvider, random: ScriptedRandom([1]))
      await other.settle()
      let (shown, opened) = (pages.last, other.navigation.top)
      guard let shown, let opened, shown.item.path == opened.item.path else { return "“\(path)” opens another screen" }
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
  /// What the user has chosen and typed.
  var chosen: [String] {
    fields.map(\.value) + [list?.order?.words(in: .en) ?? ""]
      + elements.flatMap { element -> [String] in
        guard case .choice(let choice) = element else { return [] }
        return choice.options.filter(\.isChosen).map(\.command.name)
      }
  }
}
