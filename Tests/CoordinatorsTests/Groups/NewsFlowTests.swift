import Changes
import Coordinators
import Fakes
import Foundation
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

/// News of what Anna does to the user.
struct NewsFlowTests {
  private static let removal = "Anna Roca has removed you from “Calçotada Committee”."

  /// Anna removes the user from a group, and the user's program notices it.
  private func annaRemovesMe(in app: App) async throws {
    let anna = GroupFakeDataProvider(sharing: app.provider, for: .sample)
    try await anna.remove(user: User.sampleMe.id, from: Group.sample.id)
    app.provider.groupsDidChange.notify()
  }

  private func annaInvitesMe(in app: App) async throws {
    let anna = GroupFakeDataProvider(sharing: app.provider, for: .sample)
    _ = try await anna.apply(
      .move(.sampleMe, in: Group.sampleSuggested.id, from: .suggested, to: .invited(by: .sample)))
    app.provider.groupsDidChange.notify()
  }

  /// Waits until the program knows what is no news any more.
  private func begin(_ app: App) async {
    await app.settle()
    await eventually("the news so far is known") { app.provider.calls.contains(.news) }
    await turns(20)
  }

  @Test(arguments: ["", "dice", "matches", "books", "groups", "groups/2", "groups/2/add", "replies"], [false, true])
  func `news is reported once, whichever screen is open`(path: String, asJSON: Bool) async throws {
    let app = App(at: path, reportsNews: true)
    await begin(app)
    let play = Play(on: app.navigation, asJSON: asJSON, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { !$0.isEmpty }
    try await annaRemovesMe(in: app)
    await play.until { $0.contains(Self.removal) }
    play.input.type("show")
    play.input.type("help")
    play.input.end()
    _ = try await run.value
    let answers = play.transcript.text.components(separatedBy: asJSON ? "\"new\":true" : Self.removal)
    #expect(answers.count == 2, "\(play.transcript.text)")
  }

  @Test(arguments: [false, true])
  func `after a refused line, news is still printed at once`(asJSON: Bool) async throws {
    let app = App(at: "dice", reportsNews: true)
    await begin(app)
    let play = Play(on: app.navigation, asJSON: asJSON, staysOpen: true)
    await play.begin()
    await play.type("nonsense")
    try await annaRemovesMe(in: app)
    await play.until { $0.contains(Self.removal) }
  }

  @Test func `on the full screen, news stays until a key is pressed`() async throws {
    let app = App(at: "dice", reportsNews: true)
    await begin(app)
    let play = await FullScreenPlay(on: app.navigation, columns: 140, rows: 24)
    try await annaRemovesMe(in: app)
    await eventually("it is said:\n\(play.text)") { play.text.contains("Note: \(Self.removal)") }
    try await annaInvitesMe(in: app)
    await eventually("both are said:\n\(play.text)") { play.text.contains("has invited you to “Repair") }
    #expect(play.text.contains(Self.removal))
    await play.press(.character("r"))
    await eventually("it has been read:\n\(play.text)") { !play.text.contains("Anna Roca") }
  }

  @Test func `news is shown together with an error`() async throws {
    let app = App(at: "groups/2", reportsNews: true)
    await begin(app)
    let play = await FullScreenPlay(on: app.navigation, columns: 140, rows: 24)
    try await app.provider.dissolve(group: "2")
    await eventually("the group is gone:\n\(play.text)") { play.text.contains("There is no such group") }
    try await annaRemovesMe(in: app)
    await eventually("the news is announced:\n\(play.text)") { play.text.contains("Anna Roca has removed you") }
    #expect(play.text.contains("There is no such group"), "\(play.text)")
    await play.press(.escape)
    #expect(!play.text.contains("Anna Roca has removed you"), "\(play.text)")
  }

  @Test func `news is shown together with the report of the user's own command`() async throws {
    let app = App(at: "groups", reportsNews: true)
    await begin(app)
    let play = await FullScreenPlay(on: app.navigation, columns: 140, rows: 24)
    await play.press(.character("c"))
    await play.type("Ops")
    await play.press(.enter)
    try await annaRemovesMe(in: app)
    await eventually("both are said:\n\(play.text)") { play.text.contains("Note: Anna Roca has removed") }
    #expect(play.text.contains("Note: Created “Ops”."), "\(play.text)")
  }

  @Test func `news that arrives while a name is being typed is announced once the name has been entered`() async throws
  {
    let app = App(at: "groups", reportsNews: true)
    await begin(app)
    let play = await FullScreenPlay(on: app.navigation, columns: 140, rows: 24)
    await play.press(.character("c"))
    await play.type("Op")
    try await annaRemovesMe(in: app)
    await eventually("the news is announced") { !app.navigation.announcements.isEmpty }
    await play.type("s")
    await play.press(.enter)
    #expect(play.text.contains("Note: Anna Roca has removed"), "\(play.text)")
  }

  @Test func `the news screen opens with the latest news selected, whichever row was selected before`() async throws {
    let app = App(at: "groups", reportsNews: true)
    try await annaInvitesMe(in: app)
    try await annaRemovesMe(in: app)
    await begin(app)
    let play = await FullScreenPlay(on: app.navigation, columns: 140, rows: 24)
    await play.press(.character("n"), .down)
    #expect(play.text.contains("> Anna Roca has invited you"), "\(play.text)")
    await play.press(.escape, .character("n"))
    #expect(play.text.contains("> Anna Roca has removed you"), "\(play.text)")
  }

  @Test func `the report of the user's own command is printed before the news`() async throws {
    let app = App(at: "groups/\(Group.sampleEmpty.id)", reportsNews: true)
    await begin(app)
    let play = Play(["invite", "pick 1"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("Invited Anna Roca") }
    try await annaRemovesMe(in: app)
    await play.until { $0.contains(Self.removal) }
    play.input.end()
    _ = try await run.value
  }

  @Test func `home and the overview show how much news is unread, and the overview has a command for the news screen`()
    async throws
  {
    let app = App(at: "")
    await app.settle()
    try await annaRemovesMe(in: app)
    try await annaInvitesMe(in: app)
    let text = try await app.transcript(of: "open groups", "home", "news", "back", "home", "quit")
    #expect(text.contains("4. Groups (2 unread · your groups, their members, and invitations)"), "\(text)")
    #expect(text.contains("News: 2 unread"))
    #expect(text.contains("== News ==\n2 pieces of news\n 1. Anna Roca has invited you to “Repair Café”. ("), "\(text)")
    #expect(text.contains("Changed: 4. Groups (open)\n"), "\(text)")
    #expect(try await app.provider.news().unreadCount == 0)
  }

  @Test func `opening a piece of news shows the current state of its group`() async throws {
    let app = App(at: "groups")
    try await annaRemovesMe(in: app)
    let text = try await app.transcript(of: "news", "open 1", "add", "join")
    #expect(text.contains("2 members · you are not a member"), "\(text)")
    #expect(text.contains("! Only members can change a group."))
    #expect(text.contains("Joined “Calçotada Committee”."))
  }

  @Test func `a person who begins to act gets only their own news`() async throws {
    let accounts = AccountFakeDataProvider()
    let app = App(at: "", accounts: accounts, reportsNews: true)
    await begin(app)
    try await annaRemovesMe(in: app)
    await eventually("it is announced") { app.navigation.announcements.count == 1 }
    app.navigation.startOver { Route.home.show(on: $0, app.session.begin(as: .sampleJordi)) }
    #expect(app.navigation.announcements.isEmpty)
    let jordi = try #require(app.services.groups as? GroupFakeDataProvider)
    await eventually("the news so far is known") { jordi.calls.contains(.news) }
    await turns(20)
    let anna = GroupFakeDataProvider(sharing: app.provider, for: .sample)
    try await anna.remove(user: User.sampleJordi.id, from: Group.sample.id)
    jordi.groupsDidChange.notify()
    await eventually("it is announced") { app.navigation.announcements.count == 1 }
  }

  // MARK: Leaving, and undo

  @Test func `leaving a group from its page returns to the list, and reports whether the group still exists`()
    async throws
  {
    let app = App(at: "groups")
    let text = try await app.transcript(of: "open 1", "leave-group", "open 1", "leave-group", "undo", "undo")
    #expect(
      text.contains("Note: You left “Calçotada Committee”. The group remains, because others are still in it."),
      "\(text)")
    #expect(
      text.contains("Note: You left “Bicycle Repair”. The group was deleted, because nobody else was in it."), "\(text)"
    )
    #expect(app.navigation.stack.isEmpty)
    #expect(try await app.provider.groupsList(of: .joined).groups.count == 2)
  }

  @Test func `users who remove themselves from a group are asked first, and then leave the group`() async throws {
    let app = App(at: "groups")
    let text = try await app.transcript(of: "open 1", "remove 1", "confirm")
    #expect(text.contains("Leave “Calçotada Committee”?"), "\(text)")
    #expect(text.contains("You left “Calçotada Committee”. The group remains, because others are still in it."))
  }

  @Test func `undoing the creation of a group that others have joined reports that the group stays`() async throws {
    let app = App(at: "groups")
    await app.settle()
    app.give("create", text: "Ops")
    await app.settle()
    let jordi = GroupFakeDataProvider(sharing: app.provider, for: .sampleJordi)
    let group = try #require(try await app.provider.groupsList(of: .joined).groups.last)
    try await jordi.join(group: group.id)
    app.give("undo")
    await app.settle()
    #expect(app.navigation.history.newest?.outcome.text == .groups(.leftToOthers(group: "Ops")))
    #expect(try await app.provider.group(group.id).members == [.sampleJordi])
    app.give("redo")
    await app.settle()
    #expect(app.navigation.history.newest?.outcome.text == .groups(.joined(groups: ["Ops"])))
    app.give("undo")
    await app.settle()
    #expect(app.navigation.history.newest?.outcome.text == .shared(.undone(.groups(.joined(groups: ["Ops"])))))
  }

  @Test func `an undo that can no longer succeed is dropped, and the reason is reported`() async throws {
    let app = App(at: "groups")
    await app.settle()
    app.give("create", text: "Ops")
    await app.settle()
    let group = try #require(try await app.provider.groupsList(of: .joined).groups.last)
    try await app.provider.rename(group: group.id, to: GroupName("Operations"))
    app.give("undo")
    await app.settle()
    let reason = GroupsError.renamedSince("Operations").text
    #expect(
      app.navigation.history.refusal?.text
        == .shared(.undoDropped(.groups(.created(group: "Ops")), because: reason)))
    #expect(app.navigation.history.undoable.isEmpty)
  }

  @Test func `a former member cannot undo changes to a group, because only members can change the group`()
    async throws
  {
    let app = App(at: "groups/\(Group.sample.id)")
    await app.settle()
    app.give("remove", row: 2)
    await app.settle()
    try await annaRemovesMe(in: app)
    app.give("undo")
    await app.settle()
    #expect(app.navigation.history.refusal?.text.words(in: .en).hasPrefix("Only members can change") == true)
    #expect(try await app.provider.group(Group.sample.id).members == [.sample])
  }
}
