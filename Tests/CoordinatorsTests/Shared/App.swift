import Alternatives
import Commands
import Coordinators
import Fakes
import Localization
import Models
import Sessions
import Testing
import TestSupport
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
  let navigation = NavigationController()
  /// The lines of the path that have not been run yet.
  private var lines: [String] = []

  /// Shows the screen with a path; or the groups in another architecture.
  ///
  /// Pauses take no time, unless `timer` says otherwise.
  init(
    at path: String = "groups", as alternative: Alternative? = nil,
    provider: GroupFakeDataProvider = GroupFakeDataProvider(),
    bookProvider: BookFakeDataProvider = BookFakeDataProvider(),
    replies: RepliesFakeDataProvider = RepliesFakeDataProvider(), random: any RandomSource = GeneratedRandom(seed: 1),
    timer: any Clock<Duration> = ImmediateClock()
  ) {
    self.provider = provider
    self.bookProvider = bookProvider
    self.replies = replies
    self.random = random
    self.timer = timer
    let services = Services(
      groups: provider, books: bookProvider, replies: replies, random: random, wallClock: .sample, clock: timer)
    if let alternative {
      alternative.showGroups(on: navigation, dataProvider: provider)
    } else if let route = Route(path: path) {
      route.show(on: navigation, services)
      lines = route.lines
    }
  }

  /// The transcript of a run with these lines.
  func transcript(of lines: String..., asJSON: Bool = false) async throws -> String {
    try await transcript(of: lines, asJSON: asJSON)
  }

  /// The transcript of a run with these lines.
  func transcript(of lines: [String], asJSON: Bool = false) async throws -> String {
    let play = Play(lines, startingWith: self.lines, on: navigation, asJSON: asJSON)
    try await play.run()
    return play.transcript.text
  }

  /// Opens an app from home.
  func open(_ name: AppName) {
    give("open", row: AppName.allCases.firstIndex(of: name) ?? 0)
  }

  /// Gives a command to the screen on top, as a session does, and keeps nothing of that screen.
  func give(_ name: String, row: Int = 0, text: String = "") {
    if name == "back" { return navigation.goBack() }
    guard let top = navigation.top, let command = top.screen.commands.first(where: { $0.name == name }) else { return }
    switch command.action {
    case .nothing(let act):
      if command.cancelsOtherWork { top.work.cancelAll() }
      top.work.perform(act)
    case .row(let act): top.work.perform { () async throws(CommandError) in try await act(row) }
    case .text(let act): top.work.perform { () async throws(CommandError) in try await act(text) }
    }
  }

  /// Fills in a field of the screen on top.
  func fill(_ name: String, with text: String) {
    guard let top = navigation.top, let field = top.screen.fields.first(where: { $0.name == name }) else { return }
    top.work.perform { () async throws(CommandError) in try await field.fill(with: text) }
  }

  /// Leads on to the screen with the path, and waits until the screen on top has no unfinished work.
  func settle() async {
    let lines = lines
    self.lines = []
    await navigation.run(lines)
    await eventually("the screen settles: \(navigation.top?.screen.path ?? "none")") {
      navigation.top?.work.isBusy != true
    }
  }
}
