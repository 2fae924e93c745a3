import Changes
import Coordinators
import Fakes
import Foundation
import Interactors
import Localization
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport
import Texts

/// Commands in, transcript out, through the real coordinators.
@Suite(.turnLimit)
struct RepliesFlowTests {
  private func app(_ replies: RepliesFakeDataProvider = RepliesFakeDataProvider(), at user: String? = nil) -> App {
    App(at: user.map { "replies/@\($0)" } ?? "replies", replies: replies)
  }

  @Test func `the whole flow prints the expected lines`() async throws {
    let transcript = try await app(RepliesFakeDataProvider(pageSize: 2)).transcript(
      of: "set username @Alice", "go", "more", "open 2", "next", "back", "author 2", "back", "more", "quit")
    #expect(
      transcript.replacing("\u{202F}", with: " ") == """
        == Replies ==
        User name (username): 
        [Go] go (not now)
        Type a user name to see who has replied.

        > set username @Alice
        User name (username): @Alice
        [Go] go

        > go
        == Replies ==
        User name (username): @Alice
        [Go] go
        @alice, Alice Ferrer
        2 replies so far
         1. Bob Spryn: I am, with two friends. (5 min)
         2. @carla: (warning: food) (1 h)
            There may be more. [More] more

        > more
        New: 3. Bob Spryn: At last! (22 h)

        > open 2
        == Reply 2 of 3 ==
        @carla
        Sep 21, 2026 at 1:13 PM
        Warning: food
        [Show hidden] reveal
        In reply to @alice, Alice Ferrer, Sep 21, 2026 at 12:13 PM:
        | Who is coming to the calçotada?

        > next
        == Reply 3 of 3 ==
        @bob@elsewhere.example, Bob Spryn
        Sep 20, 2026 at 4:00 PM
        | @alice At last!
        In reply to @alice, Alice Ferrer, Sep 20, 2026 at 2:13 PM:
        Warning: bicycles
        [Show hidden original] reveal original

        > back
        == Replies ==
        Row 3 of 3: Bob Spryn: At last!

        > author 2
        == @carla ==
        @carla
        Posts: 1
        Followers: 0
        Following: 0

        > back
        == Replies ==
        User name (username): @Alice
        [Go] go
        @alice, Alice Ferrer
        3 replies so far
         1. Bob Spryn: I am, with two friends. (5 min)
         2. @carla: (warning: food) (1 h)
         3. Bob Spryn: At last! (22 h)
            There may be more. [More] more

        > more
        3 replies

        > quit

        """)
  }

  @Test func `the flow in JSON contains the paths and the rows, and marks a list that has more replies`() async throws {
    let app = app(RepliesFakeDataProvider(pageSize: 2), at: "alice")
    let transcript = try await app.transcript(of: "open 1", "back", "profile", "back", "more", "more", asJSON: true)
    let objects = try transcript.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      objects.map { $0["path"] as? String } == [
        "replies/@alice", "replies/@alice", "replies/@alice", "replies/@alice", "replies/@alice", "replies/@alice",
        "replies/@alice",
      ])
    #expect(objects.allSatisfy { $0["busy"] as? Bool == false })
    let lists = objects.compactMap { ($0["elements"] as? [[String: Any]])?.last }.filter {
      $0["kind"] as? String == "list"
    }
    #expect(lists.map { $0["count"] as? Int } == [2, 2, 2, 3, 3])
    #expect(lists.map { $0["more"] != nil } == [true, true, true, true, false])
    let ids = lists.map { ($0["rows"] as? [[String: Any]])?.compactMap { $0["id"] as? String } }
    #expect(ids.last == ["103", "101", "91"])
  }

  @Test func `a path to a user looks this user up at once`() async throws {
    let transcript = try await app(at: "alice").transcript()
    #expect(transcript.contains("User name (username): @alice\n"))
    #expect(transcript.contains("3 replies\n"))
  }

  @Test func `unreadable replies are counted in the notice, and the others are listed`() async throws {
    let provider = RepliesFakeDataProvider()
    provider.unreadable = ["90", "101"]
    let transcript = try await app(provider, at: "alice").transcript()
    #expect(transcript.contains(" 1. Bob Spryn: I am, with two friends. (5 min)\nWarning: "))
    #expect(transcript.contains("counts 1 more reply than is shown here. The replies to 1 post could not be loaded.\n"))
  }

  @Test func `after a failure, the replies stay on the screen, and a retry loads the missing replies`() async throws {
    let provider = RepliesFakeDataProvider(pageSize: 2)
    provider.failures[.posts(by: "1", at: PostsPage.Cursor("100"))] = .rateLimited(until: nil)
    let app = app(provider, at: "alice")
    await app.settle()
    let play = Play(["more"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("too many requests. Wait a few minutes. Try again with “retry”.\n") }
    #expect(!play.transcript.lastAnswer.contains("Gone: "))
    #expect(play.transcript.lastAnswer.contains("More replies could not be loaded. [More] more\n"))
    provider.failures = [:]
    play.input.type("retry")
    await play.until { $0.contains("3. Bob Spryn: At last!") }
    play.input.end()
    #expect(try await run.value == false)
  }

  @Test func `looking up an unknown user removes the replies to the previous user`() async throws {
    let transcript = try await app(at: "alice").transcript(of: "set username nobody", "go")
    let answer = transcript.components(separatedBy: "> go\n").last
    #expect(
      answer == """
        == Replies ==
        User name (username): nobody
        [Go] go
        Error: This server has no such account. Check the name, or add the host: user@host.


        """)
  }

  @Test func `if the profile of an unknown author is requested, no profile opens, and the screen stays`() async throws {
    let provider = RepliesFakeDataProvider(accounts: [.sample])
    let transcript = try await app(provider, at: "alice").transcript(of: "author 1", "show")
    #expect(transcript.contains("> author 1\n! This server has no such account."))
    #expect(transcript.hasSuffix("3. Bob Spryn: At last! (22 h)\n\n"))
  }

  @Test func `a profile can be loaded again, and stays on the screen if this fails`() async throws {
    let provider = RepliesFakeDataProvider()
    let app = app(provider, at: "alice")
    await app.settle()
    let play = Play(["profile"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("== Alice Ferrer ==") }
    provider.failure = .timedOut
    play.input.type("refresh")
    await play.until { $0.contains("Error: The server took too long to answer. Try again with “refresh”.") }
    #expect(play.transcript.lastAnswer.hasPrefix("Error: "))
    play.input.end()
    _ = try await run.value
  }

  // MARK: Full screen, where the user need not wait

  @Test(arguments: [("", ">  BS  Bob Spryn: I am, with two friends."), ("x", "> User name: @alicex")])
  func `a page that a path opens takes the focus, unless the user is typing`(typed: String, focused: String) async {
    let provider = RepliesFakeDataProvider()
    let app = app(provider)
    provider.holdAnswers()
    let play = await FullScreenPlay(
      on: app.navigation, leadingOn: Route(path: "replies/@alice")?.lead(on: app.navigation))
    await eventually("the account is looked up") { play.text.contains("Looking up…") }
    await play.type(typed)
    provider.answerAll()
    await eventually("the look-up ends") { app.navigation.top?.work.isBusy == false }
    await play.settle()
    #expect(play.lines.contains { $0.hasPrefix(focused) })
  }

  @Test func `a new look-up cancels the previous look-up, and a late answer to the previous one is ignored`() async {
    let provider = RepliesFakeDataProvider()
    let app = app(provider)
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation)
    provider.holdAnswers()
    await play.type("alice")
    await play.press(.enter)
    #expect(play.text.contains("Looking up…"))
    await play.press(.control("u"))
    await play.type("carla")
    await play.press(.enter)
    await eventually("the second look-up begins") { provider.answer(.accountNamed(.named("carla"))) }
    await eventually("its posts are asked for") { provider.heldCalls.contains(.posts(by: "3", at: nil)) }
    await play.settle()
    #expect(play.text.contains("@carla\n"))
    // The posts of the second are on their way; the first still has not answered.
    #expect(provider.answer(.posts(by: "3", at: nil)))
    await eventually("the look-up ends") { app.navigation.top?.work.isBusy == false }
    await play.settle()
    #expect(play.text.contains("Nobody has replied yet."))
    #expect(!play.text.contains("Working"))
    #expect(provider.answer(.accountNamed(.named("alice"))))
    await turns(100)
    await play.settle()
    #expect(play.text.contains("Nobody has replied yet."))
    #expect(provider.calls.count == 3)
  }

  @Test func `scrolling to the end loads the next page`() async {
    let posts = (0..<40).flatMap { index in
      let time = WallClock.sampleTime - Double(index) * 1000
      return [
        Post(id: "p\(index)", author: .sample, text: "", created: time, replyCount: 1),
        Post(id: "r\(index)", author: .sampleBob, text: "", created: time, inReplyTo: "p\(index)"),
      ]
    }
    let provider = RepliesFakeDataProvider(posts: posts, pageSize: 20)
    let app = app(provider, at: "alice")
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation)
    await eventually("the look-up ends") { app.navigation.top?.work.isBusy == false }
    await play.settle()
    #expect(play.lines.first?.hasSuffix("1/20+") == true)
    await play.press(.tab, .tab, .pageDown, .pageDown, .pageDown)
    await eventually("the look-up ends") { app.navigation.top?.work.isBusy == false }
    await play.settle()
    #expect(play.lines.first?.hasSuffix("/40+") == true)
  }

  @Test func `the page next to the list hides the same text as the row until the user reveals the text`()
    async
  {
    let app = app(at: "alice")
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 140)
    await eventually("the look-up ends") { app.navigation.top?.work.isBusy == false }
    await play.settle()
    await play.press(.tab, .tab, .down)
    await play.pause { play.text.contains("Reply 2 of 3") }
    #expect(play.text.contains("Warning: food"))
    #expect(!play.text.contains("romesco"))
    await play.press(.enter, .character("b"))
    #expect(play.text.contains("romesco"))
  }

  @Test func `a profile that is still loading does not open once a new look-up begins`() async {
    let provider = RepliesFakeDataProvider()
    let app = app(provider, at: "alice")
    await app.settle()
    provider.holdAnswers()
    app.give("author")
    app.give("go")
    await eventually("the author is looked up") { provider.answer(.account("2")) }
    await turns(100)
    #expect(app.navigation.stack.count == 1)
    provider.answerAll()
    await app.settle()
    #expect(app.navigation.stack.count == 1)
  }
}
