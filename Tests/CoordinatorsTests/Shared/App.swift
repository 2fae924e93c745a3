import Alternatives
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

/// The whole app above the providers: real coordinators, interactors, view models and views over fake providers.
@MainActor
final class App {
  let provider: GroupFakeDataProvider
  let replies: RepliesFakeDataProvider
  let bookProvider: BookFakeDataProvider
  let random: any RandomSource
  let timer: any Clock<Duration>
  /// The session of whoever acts; others share the groups of ``provider``.
  let session: CurrentSession
  let navigation = NavigationController()
  /// Leads on to the screen with the path; nil once it has done so.
  private var lead: (() async -> Void)?

  /// Shows the screen with a path; or the groups in another architecture.
  ///
  /// Pauses take no time, unless `timer` says otherwise. `groups` and `books` replace the fake providers. Without `accounts`,
  /// nobody else can act. With `reportsNews`, what others do is reported, as in the program.
  init(
    at path: String = "groups", as alternative: Alternative? = nil,
    provider: GroupFakeDataProvider = GroupFakeDataProvider(), groups: (any GroupDataProvider)? = nil,
    bookProvider: BookFakeDataProvider = BookFakeDataProvider(), books: (any BookDataProvider)? = nil,
    replies: RepliesFakeDataProvider = RepliesFakeDataProvider(), random: any RandomSource = GeneratedRandom(seed: 1),
    timer: any Clock<Duration> = ImmediateClock(), accounts: AccountFakeDataProvider? = nil, reportsNews: Bool = false
  ) {
    self.provider = provider
    self.bookProvider = bookProvider
    self.replies = replies
    self.random = random
    self.timer = timer
    let groups = groups ?? provider
    let books = books ?? bookProvider
    let store = groups as? GroupFakeDataProvider ?? provider
    session = CurrentSession(of: groups.me, accounts: accounts) { person in
      Services(
        groups: person == groups.me ? groups : GroupFakeDataProvider(sharing: store, for: person),
        books: books, replies: replies, random: random, wallClock: .sample, clock: timer)
    }
    if let alternative {
      alternative.showGroups(on: navigation, dataProvider: provider)
    } else if let route = Route(path: path) {
      route.show(on: navigation, services)
      lead = route.lead(on: navigation)
    }
    if reportsNews { session.reportNews(on: navigation) }
  }

  var services: Services { session.services }

  /// The objects that all screens share, which no screen frees.
  var shared: [AnyObject] {
    let services = services
    let providers: [AnyObject] = [services.groups, services.books, services.replies, provider]
    let accounts = session.accounts.map { [$0 as AnyObject] } ?? []
    return navigation.stacks + providers + accounts + [navigation, session, random, timer as AnyObject]
  }

  /// The transcript of a run with these lines.
  func transcript(of lines: String..., asJSON: Bool = false) async throws -> String {
    try await transcript(of: lines, asJSON: asJSON)
  }

  /// The transcript of a run with these lines.
  func transcript(of lines: [String], asJSON: Bool = false) async throws -> String {
    let play = Play(lines, leadingOn: lead, on: navigation, asJSON: asJSON)
    try await play.run()
    return play.transcript.text
  }

  /// The pages on all stacks.
  var pages: [any AnyPage] { navigation.stacks.flatMap(\.pages) }

  /// Ends the session from outside, and begins another one for the same person.
  func startOver() {
    navigation.startOver { Route.home.show(on: $0, session.begin(as: services.groups.me)) }
  }

  /// Opens an app from home.
  func open(_ name: AppName) {
    give("open", row: AppName.allCases.firstIndex(of: name) ?? 0)
  }

  /// Gives a command to the screen on top, as a session does, and keeps nothing of that screen.
  func give(_ name: String, row: Int = 0, text: String = "") { give(name, rows: [row], text: text) }

  func give(_ name: String, rows: [Int], text: String = "") {
    if name == "back" { return navigation.goBack() }
    if name == "home" { return navigation.goHome() }
    if ["undo", "redo"].contains(name) { return reverse(name) }
    guard let command = navigation.top?.screen.commands.first(where: { $0.name == name }) else { return }
    give(command, rows: rows, text: text)
  }

  /// Gives a command of the screen on top.
  func give(_ command: KeyCommand, rows: [Int] = [0], text: String = "") {
    navigation.run(command, rows: rows, text: text)
  }

  /// Gives one of the two commands that a session adds to every screen but a dialog.
  private func reverse(_ name: String) {
    let history = navigation.history
    let command = Command<Void>.reporting {
      name == "undo" ? try await history.undo() : try await history.redo()
    }
    navigation.run(KeyCommand(name, key: "u", label: "", help: "", command))
  }

  /// Fills in a field of the screen on top.
  func fill(_ name: String, with text: String) {
    guard let field = navigation.top?.screen.fields.first(where: { $0.name == name }) else { return }
    navigation.fill(field, with: text)
  }

  /// Leads on to the screen with the path, and waits until the screen on top has no unfinished work.
  func settle() async {
    let lead = lead
    self.lead = nil
    await lead?()
    await eventually("the screen settles: \(navigation.top?.item.path ?? "none")") {
      // As a session does.
      navigation.top?.loadIfStale()
      return navigation.top?.work.isBusy != true
    }
  }
}

extension Services {
  /// Separate fake providers, and this randomness.
  @MainActor static func sample(random: any RandomSource = GeneratedRandom(seed: 1)) -> Services {
    Services(
      groups: GroupFakeDataProvider(), books: BookFakeDataProvider(), replies: RepliesFakeDataProvider(),
      random: random, wallClock: .sample, clock: ImmediateClock())
  }
}
