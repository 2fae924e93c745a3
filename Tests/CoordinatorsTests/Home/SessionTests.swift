import Coordinators
import Fakes
import Gallery
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
import Texts

/// A session ends when another person begins to act, and frees everything that belonged to it.
@Suite(.turnLimit)
struct SessionTests {
  private let accounts = AccountFakeDataProvider(people: [.sampleMe, .sample, .sampleJordi])
  private let app: App

  init() {
    app = App(at: "", accounts: accounts)
  }

  /// Shows the people as whom the user can act.
  private func showAccounts() async {
    app.navigation.goHome()
    app.give("accounts")
    await app.settle()
  }

  /// Opens all apps, each with something that is done or begun.
  private func openAll() async {
    for name in AppName.allCases {
      app.open(name)
      await app.settle()
      switch name {
      case .dice: app.give("roll")
      case .matches: app.give("take 1")
      case .books: app.give("study")
      case .groups:
        app.give("leave")
        await app.settle()
        app.give("open")
      case .replies: app.fill("username", with: "alice")
      }
      await app.settle()
      app.navigation.goHome()
    }
  }

  private var lifetimes: [Lifetime] { app.pages.map { Lifetime(of: $0, in: app) } }

  // MARK: Another person

  @Test func `the other people with an account are listed`() async {
    await showAccounts()
    let list = app.navigation.top?.screen.list
    #expect(list?.count == 2)
    #expect(list?[0]?.id == User.sample.id)
  }

  @Test func `after the user chooses a person, home opens, and shows only this person's groups`() async throws {
    let groups = try await GroupFakeDataProvider(sharing: app.provider, for: .sample).groupsList(of: .joined).groups
    await showAccounts()
    app.give("act", row: 0)
    #expect(app.navigation.stack.map(\.item.path) == [""])
    #expect(app.services.groups.me == .sample)
    app.open(.groups)
    await app.settle()
    let list = try #require(app.navigation.top?.screen.list)
    #expect((0..<list.count).map { list[$0]?.id } == groups.map(\.id))
  }

  @Test func `a new person is registered, and begins to act`() async {
    await showAccounts()
    app.give("new", text: "Carla Puig")
    await app.settle()
    #expect(app.services.groups.me.fullName == "Carla Puig")
    #expect(app.navigation.stack.map(\.item.path) == [""])
  }

  @Test func `no new session begins if the list of people is left before the new person is registered`() async {
    await showAccounts()
    accounts.holdAnswers()
    app.give("new", text: "Carla Puig")
    app.give("back")
    accounts.answerAll()
    await turns(100)
    #expect(app.services.groups.me == .sampleMe)
  }

  @Test func `the user can act as the previous person again`() async {
    await showAccounts()
    app.give("act", row: 0)
    await showAccounts()
    app.give("act", row: 0)
    #expect(app.services.groups.me == .sampleMe)
  }

  @Test func `if the store decides who the user is, the user cannot act as another person, and home shows the reason`()
  {
    let app = App(at: "")
    app.give("accounts")
    #expect(app.navigation.history.refusal?.text == .home(.decidedByStore))
    #expect(app.navigation.stack.count == 1)
  }

  // MARK: What ends

  @Test func `when a session ends, all its stacks and everything that they own are freed in the same turn`() async {
    await openAll()
    await showAccounts()
    let lifetimes = lifetimes
    // Home with the list above it, and the apps, of which two have a second screen.
    #expect(lifetimes.count == 9)
    app.give("act", row: 0)
    #expect(lifetimes.flatMap(\.alive) == [])
    #expect(app.navigation.stacks.count == 1)
  }

  @Test func `a write of one session cannot be undone in the next session`() async {
    await openAll()
    weak let history = app.navigation.stacks.first { !$0.history.undoable.isEmpty }?.history
    #expect(history != nil)
    await showAccounts()
    app.give("act", row: 0)
    #expect(history == nil)
    app.open(.groups)
    await app.settle()
    #expect(app.navigation.history.undoable.isEmpty)
  }

  @Test func `if a session ends while a flow waits for an answer, the flow ends and writes nothing`() async {
    app.open(.groups)
    await app.settle()
    app.give("open")
    await app.settle()
    app.give("add")
    await app.settle()
    await showAccounts()
    let lifetimes = lifetimes
    let calls = app.provider.calls.count
    app.give("act", row: 0)
    // The answer nil reaches the waiting flow in a separate turn.
    await eventually("the flow ends") { lifetimes.flatMap(\.alive).isEmpty }
    #expect(app.provider.calls.count == calls)
  }

  @Test
  func `a screen that is loading when its session ends is freed when the answer arrives, and makes no more requests`()
    async
  {
    app.open(.groups)
    await app.settle()
    app.provider.holdAnswers()
    app.give("open")
    await eventually("the group is asked for") { !app.provider.heldCalls.isEmpty }
    app.navigation.goHome()
    await showAccounts()
    let lifetimes = lifetimes
    app.give("act", row: 0)
    #expect(!lifetimes.flatMap(\.alive).contains("Page<GroupView>"))
    let calls = app.provider.calls.count
    app.provider.answerAll()
    await eventually("the screen is freed") { lifetimes.flatMap(\.alive).isEmpty }
    #expect(app.provider.calls.count == calls)
  }

  @Test func `a write that is running when its session ends is completed, but is not reported and cannot be undone`()
    async throws
  {
    app.open(.groups)
    await app.settle()
    app.provider.holdAnswers()
    app.give("leave")
    await eventually("it is written") { !app.provider.heldCalls.isEmpty }
    await showAccounts()
    let lifetimes = lifetimes
    app.give("act", row: 0)
    app.provider.answerAll()
    await eventually("the screen is freed") { lifetimes.flatMap(\.alive).isEmpty }
    #expect(app.navigation.history.newest == nil)
    #expect(app.navigation.history.undoable.isEmpty)
    #expect(try await !app.provider.group(Group.sample.id).members.contains(.sampleMe))
  }

  @Test func `starting over frees the pages of every gallery state in the same turn`() {
    let navigation = NavigationController()
    func show(_ state: GalleryState) -> [Lifetime] {
      let pages = state.pages
      for page in pages { Place(on: navigation).show(page) }
      return pages.map { Lifetime(of: $0, except: navigation.stacks + [navigation]) }
    }
    for state in GalleryState.all {
      let lifetimes = show(state)
      #expect(!lifetimes.isEmpty)
      navigation.startOver { _ in }
      #expect(lifetimes.flatMap(\.alive) == [], "\(state.name)")
    }
  }

  @Test func `if a session ends while a form is open behind home, the form and the flow that waits for it end`() async {
    app.open(.books)
    await app.settle()
    app.give("add")
    await app.settle()
    app.fill("name", with: "Rivers")
    await showAccounts()
    let lifetimes = lifetimes
    app.give("act", row: 0)
    // The flow hears a turn later that there is no answer.
    #expect(Set(lifetimes.flatMap(\.alive)).isSubset(of: ["BooksCoordinator", "Place"]))
    await eventually("the flow ends") { lifetimes.flatMap(\.alive).isEmpty }
    #expect(app.bookProvider.calls.allSatisfy { $0 == .books })
  }

  @Test func `after many sessions, only the objects of the last one exist`() async {
    var sessions: [WeakSession] = []
    for _ in 1...TestRun.steps(40, long: 400) {
      app.open(.groups)
      await app.settle()
      app.give("open")
      await app.settle()
      sessions.append(WeakSession(home: app.navigation.home, groups: app.services.groups))
      await showAccounts()
      app.give("act", row: 0)
    }
    // The first person's provider belongs to the test.
    #expect(sessions.allSatisfy { $0.home == nil && ($0.groups == nil || $0.groups === app.provider) })
  }

  @Test func `on the full screen, a session is freed once the next one is drawn`() async {
    let play = await FullScreenPlay(on: app.navigation)
    await play.press(.down, .down, .down, .enter, .character("H"), .character("a"))
    let lifetimes = lifetimes
    await play.type("nCarla Puig")
    await play.press(.enter)
    await app.settle()
    await play.settle()
    #expect(app.services.groups.me.fullName == "Carla Puig")
    #expect(lifetimes.flatMap(\.alive) == [])
  }

  // MARK: Ended from outside

  @Test func `a session that is ended from outside frees all its pages`() async {
    app.open(.groups)
    await app.settle()
    app.give("create", text: "Owls")
    await app.settle()
    let lifetimes = lifetimes
    app.startOver()
    #expect(lifetimes.flatMap(\.alive) == [])
    #expect(app.navigation.stack.map(\.item.path) == [""])
    #expect(app.navigation.history.undoable.isEmpty)
  }

  @Test func `in line mode, home is printed in full after a session has been ended from outside`() async {
    let play = Play(on: app.navigation, staysOpen: true)
    await play.begin()
    await play.type("open 4")
    app.startOver()
    await play.until { $0.contains("\n\n== Calçots ==\nYou act as: You\nChoose an app.\n 1. Dice") }
    play.input.end()
  }

  // MARK: What was typed

  @Test func `in line mode, the first screen of the next person is printed in full`() async throws {
    let text = try await app.transcript(of: "accounts", "act 1")
    #expect(text.contains("> act 1\n== Calçots ==\nYou act as: Anna Roca\nChoose an app.\n 1. Dice"), "\(text)")
  }

  @Test func `when the session of another person begins, line mode forgets the lines typed before`() async throws {
    let play = Play(["open 4", "home", "accounts", "act 1", "open 1"], on: app.navigation)
    var forgotten: [Int] = []
    play.input.onForgetting = { forgotten.append($0) }
    try await play.run()
    // Before the first line, and after the fourth.
    #expect(forgotten == [0, 4])
  }

  /// A session on the full screen, at the groups.
  private func playInGroups() async -> FullScreenPlay {
    app.open(.groups)
    await app.settle()
    return await FullScreenPlay(on: app.navigation)
  }

  /// Has another person act, who goes to the groups.
  private func becomeAnother(in play: FullScreenPlay) async {
    await showAccounts()
    await play.settle()
    await play.press(.enter)
    app.open(.groups)
    await app.settle()
    await play.settle()
    #expect(play.lines[0].hasPrefix("  Calçots › My groups  "), "\(play.text)")
  }

  @Test func `on the full screen, earlier input is not offered to the next person`() async {
    let play = await playInGroups()
    await play.type("cOwls")
    await play.press(.enter)
    await becomeAnother(in: play)
    await play.type("c")
    await play.press(.up)
    #expect(play.text.contains("Name:"), "\(play.text)")
    #expect(!play.text.contains("Name: Owls"), "\(play.text)")
  }

  @Test func `on the full screen, a filter of one person is not restored for the next person`() async {
    let play = await playInGroups()
    await play.type("/com")
    await play.press(.enter)
    #expect(play.lines[0].contains("/com"), "\(play.text)")
    await becomeAnother(in: play)
    #expect(!play.lines[0].contains("/com"), "\(play.text)")
  }
}

/// Two objects of a session.
@MainActor
private struct WeakSession {
  weak var home: Stack?
  weak var groups: (any GroupDataProvider)?
}
