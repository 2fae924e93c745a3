import Changes
import DataProviders
import Fakes
import Foundation
import Gallery
import Models
import Navigation
import ServiceSupport
import Sessions
import TestSupport
import Testing
import TextUISupport

/// A post of each kind, from the JSON of a server to the row and the page in each renderer.
@Suite(.turnLimit)
@MainActor struct PostKindTests {
  /// A kind of post: what a server sends, and what the user reads.
  nonisolated struct Kind: CustomTestStringConvertible {
    let name: String
    /// The members of the JSON in addition to the usual ones.
    let members: [String: String]
    var author: [String: String] = [:]
    /// The post as a model, as far as it differs from every post of these tests.
    let isThis: @Sendable (Post) -> Bool
    let row: String
    /// The lines of the page between the time and the post that is answered.
    let page: [String]

    var testDescription: String { name }

    var json: String {
      let usual = ["in_reply_to_id": #""100""#]
      let bob = ["id": #""2""#, "acct": #""bob""#, "display_name": #""Bob""#]
      return SentJSON.status("1", usual.merging(members) { $1 }, author: bob.merging(author) { $1 })
    }
  }

  nonisolated private static let picture = #"{"type":"image","description":"A heron on a roof"}"#
  nonisolated private static let quoted = SentJSON.status("7", ["content": #""<p>It was the cook.</p>""#])

  nonisolated static let kinds = [
    Kind(
      name: "link",
      members: [
        "content":
          #""<p>See <a href=\"https://news.example/2026/a-long-title\"><span class=\"invisible\">https://</span>"#
          + #"<span class=\"ellipsis\">news.example/2026/a-l</span><span class=\"invisible\">ong-title</span></a></p>""#
      ],
      isThis: { $0.links == ["https://news.example/2026/a-long-title"] },
      row: "Bob: See https://news.example/2026/a-long-title", page: ["| See https://news.example/2026/a-long-title"]),
    Kind(
      name: "links with other words",
      members: [
        "content": #""<a href=\"https://a.example\">one</a> <a href=\"https://b.example\">two</a>""#
      ],
      isThis: { $0.links == ["https://a.example", "https://b.example"] },
      row: "Bob: one (https://a.example) two (https://b.example)",
      page: [
        "| one (https://a.example) two (https://b.example)", "Link 1: https://a.example", "Link 2: https://b.example",
      ]),
    Kind(
      name: "picture alone", members: ["content": "null", "media_attachments": "[\(picture)]"],
      isThis: { $0.attachments == [Attachment(.picture, "A heron on a roof")] && $0.text.isEmpty },
      row: "Bob: Picture: A heron on a roof", page: ["Picture: A heron on a roof"]),
    Kind(
      name: "picture without a description",
      members: ["content": #""Look.""#, "media_attachments": #"[{"type":"video","description":null},{}]"#],
      isThis: { $0.attachments == [Attachment(.video), Attachment(.other)] },
      row: "Bob: Look. · Video · Attachment", page: ["| Look.", "Video", "Attachment"]),
    Kind(
      name: "sensitive picture",
      members: ["content": #""Look.""#, "sensitive": "true", "media_attachments": "[\(picture)]"],
      isThis: { $0.isSensitive && $0.hidesSomething },
      row: "Bob: Look. · Picture, hidden as sensitive",
      page: ["| Look.", "Picture, hidden as sensitive", "[Show hidden] reveal"]),
    Kind(
      name: "poll",
      members: [
        "content": #""Which?""#,
        "poll": #"{"expired":false,"options":[{"title":"Red","votes_count":3},{"title":"Blue","votes_count":4}]}"#,
      ],
      isThis: { $0.poll == Poll([Poll.Option("Red", votes: 3), Poll.Option("Blue", votes: 4)]) },
      row: "Bob: Which? · Poll: Red 3, Blue 4", page: ["| Which?", "Poll: Red 3, Blue 4"]),
    Kind(
      name: "closed poll without votes",
      members: ["content": "null", "poll": #"{"expired":true,"options":[{"title":"Red","votes_count":null}]}"#],
      isThis: { $0.poll == Poll([Poll.Option("Red")], isClosed: true) },
      row: "Bob: Poll, closed: Red", page: ["Poll, closed: Red"]),
    Kind(
      name: "quote",
      members: [
        "content": #""<p class=\"quote-inline\">RE: <a href=\"https://x.example/7\">x</a></p><p>As I said.</p>""#,
        "quote": #"{"state":"accepted","quoted_status":\#(quoted)}"#,
      ],
      isThis: { $0.text == "As I said." && $0.links == [] },
      row: "Bob: As I said. · Quote from Alice: It was the cook.",
      page: ["| As I said.", "Quoting @alice, Alice:", "| It was the cook."]),
    Kind(
      name: "quote of a post with a warning",
      members: [
        "content": #""As I said.""#,
        "quote": #"{"state":"accepted","quoted_status":\#(SentJSON.status("7", ["spoiler_text": #""end""#]))}"#,
      ],
      isThis: { if case .post(let quoted) = $0.quote { quoted.isWarned && !$0.hidesSomething } else { false } },
      row: "Bob: As I said. · Quote from Alice: (warning: end)",
      page: ["| As I said.", "Quoting @alice, Alice:", "Warning: end", "[Show hidden] reveal"]),
    Kind(
      name: "quote that is withheld",
      members: ["content": #""Look.""#, "quote": #"{"state":"revoked","quoted_status":\#(quoted)}"#],
      isThis: { $0.quote == .withheld },
      row: "Bob: Look. · Quotes a post that the server does not show.",
      page: ["| Look.", "Quotes a post that the server does not show."]),
    Kind(
      name: "warning",
      members: [
        "content": #""It was the cook. <a href=\"https://a.example\">here</a>""#, "spoiler_text": #""last page""#,
        "media_attachments": "[\(picture)]",
      ],
      isThis: { $0.isWarned && $0.hidesSomething },
      row: "Bob: (warning: last page)", page: ["Warning: last page", "[Show hidden] reveal"]),
    Kind(
      name: "moved account", members: ["content": #""Hello.""#],
      author: ["moved": #"{"id":"9","acct":"bob@new.example"}"#],
      isThis: { $0.author.movedTo == "bob@new.example" },
      row: "Bob (moved to @bob@new.example): Hello.", page: ["| Hello."]),
    Kind(
      name: "edited", members: ["content": #""Hello.""#, "edited_at": #""2026-01-02T04:00:00Z""#],
      isThis: { $0.isEdited }, row: "Bob: Hello. (edited)", page: ["| Hello."]),
    Kind(
      name: "nothing", members: [:], isThis: { $0.text.isEmpty && !$0.hidesSomething }, row: "Bob: (no text)",
      page: ["(no text)"]),
  ]

  // MARK: Mastodon

  @Test(arguments: kinds)
  func `each kind of post that a server sends is read`(kind: Kind) throws {
    let post = try #require(try Self.replies(kind.json).first)
    #expect(kind.isThis(post))
  }

  @Test(arguments: kinds)
  func `in every renderer, the row of a post shows what the post contains`(kind: Kind) async throws {
    let post = try #require(try Self.replies(kind.json).first)
    let page = { GalleryState.repliesPage(.loaded(.of([post]))) }
    // One column more, and the list would share the screen with a page.
    #expect(try await lines(of: page()).contains(" 1. \(kind.row) ("))
    let list = try await elements(of: page()).first { $0["kind"] as? String == "list" }
    #expect((list?["rows"] as? [[String: Any]])?.first?["text"] as? String == kind.row)
    let screen = await FullScreenPlay(on: stack(page()), columns: 119).text
    #expect(screen.contains(kind.row))
  }

  @Test(arguments: kinds)
  func `in every renderer, the page of a post shows what the post contains`(kind: Kind) async throws {
    let post = try #require(try Self.replies(kind.json).first)
    let page = { GalleryState.replyPage(of: post, in: .of([post])) }
    let lines = try await lines(of: page()).split(separator: "\n").map(String.init)
    let time = try #require(lines.firstIndex { $0.hasPrefix("Jan 2, 2026") })
    #expect(lines.drop { !$0.hasPrefix("Jan 2, 2026") }.dropFirst().prefix(kind.page.count) == kind.page[...])
    #expect(lines[time + kind.page.count + 1].hasPrefix("In reply to "))
    #expect(lines[time].contains("edited") == post.isEdited)
    #expect(lines.contains { $0.contains("has moved to") } == (post.author.movedTo != nil))
    let texts = try await elements(of: page()).compactMap { $0["text"] as? String }
    let screen = await FullScreenPlay(on: stack(page()), columns: 120).text
    for line in kind.page where !line.hasPrefix("[") {
      let words = line.hasPrefix("| ") ? String(line.dropFirst(2)) : line
      #expect(texts.contains(words))
      #expect(screen.contains(words))
    }
  }

  @Test(arguments: kinds.filter { $0.page.contains("[Show hidden] reveal") })
  func `in every renderer, the command that reveals a post shows its hidden content`(kind: Kind) async throws {
    let post = try #require(try Self.replies(kind.json).first)
    let page = { GalleryState.replyPage(of: post, in: .of([post])) }
    let secrets = ["It was the cook.", "A heron on a roof", "a.example"]
    for asJSON in [false, true] {
      let play = Play(["reveal"], on: stack(page()), asJSON: asJSON)
      try await play.run()
      let answers = play.transcript.text.components(separatedBy: "> reveal")
      let before = answers.count > 1 ? answers[0] : String(play.transcript.text.split(separator: "\n")[0])
      #expect(secrets.allSatisfy { !before.contains($0) })
      #expect(secrets.contains { play.transcript.lastAnswer.contains($0) } || kind.name.hasPrefix("quote"))
      #expect(!play.transcript.lastAnswer.contains("[Show hidden]"))
    }
    let play = await FullScreenPlay(on: stack(page()), columns: 120)
    #expect(secrets.allSatisfy { !play.text.contains($0) })
    await play.press(.character("b"))
    #expect(secrets.contains { play.text.contains($0) } || kind.name.hasPrefix("quote"))
  }

  // MARK: Other makes

  /// Shapes that other servers send, as `Service.md` lists them.
  @Test(arguments: [
    ("Pixelfed: a text that is null", ["content": "null", "media_attachments": "[\(picture)]"]),
    ("Pixelfed: attachments that are null", ["content": #""Hello.""#, "media_attachments": "null"]),
    ("numbers as ids", ["id": "1", "in_reply_to_id": "100", "content": #""Hello.""#]),
    ("numbers as texts", ["replies_count": #""0""#, "content": #""Hello.""#]),
    ("flags as numbers", ["sensitive": "1", "content": #""Hello.""#, "media_attachments": "[\(picture)]"]),
    ("an empty list for nothing", ["poll": "[]", "quote": "[]", "reblog": "[]", "content": #""Hello.""#]),
    ("Pleroma: fields of its own", ["pleroma": #"{"content":{"text/plain":"x"}}"#, "content": #""Hello.""#]),
    ("GoToSocial: a ULID", ["id": #""01F8MH75CBF9JFX4ZAD54N0W0R""#, "content": #""Hello.""#]),
  ])
  func `a post from another kind of server is read`(make: String, members: [String: String]) throws {
    let parent = ["in_reply_to_id": #""100""#]
    #expect(try Self.replies(SentJSON.status("1", parent.merging(members) { $1 })).count == 1)
  }

  @Test(arguments: [
    ("Mastodon", #""quote":{"state":"accepted","quoted_status":\#(quoted)}"#),
    ("Akkoma, Friendica", #""quote":\#(quoted)"#), ("Rebased", #""pleroma":{"quote":\#(quoted)}"#),
  ])
  func `a quoted post is found, whichever field the server uses for it`(make: String, member: String) throws {
    let parts = member.split(separator: ":", maxSplits: 1)
    let name = parts[0].filter { $0 != "\"" }
    let post = try Self.replies(SentJSON.status("1", ["in_reply_to_id": #""100""#, name: String(parts[1])])).first
    guard case .post(let quoted) = post?.quote else {
      Issue.record("no quote")
      return
    }
    #expect(quoted.text == "It was the cook.")
  }

  // MARK: -

  static func replies(_ statuses: String...) throws -> [Post] {
    let wanted = ServiceStatus.Wanted(repliesTo: "100", limits: ServiceLimits())
    let data = Data(SentJSON.context(statuses).utf8)
    return try JSONDecoder().decode(ServiceReplies.self, from: data, configuration: wanted).replies.posts
  }

  private func stack(_ page: any AnyPage) -> NavigationController {
    let navigation = NavigationController()
    Place(on: navigation).show(page)
    return navigation
  }

  private func lines(of page: any AnyPage) async throws -> String {
    let play = Play(on: stack(page))
    try await play.run()
    return play.transcript.text
  }

  private func elements(of page: any AnyPage) async throws -> [[String: Any]] {
    let play = Play(on: stack(page), asJSON: true)
    try await play.run()
    let line = try #require(play.transcript.text.split(separator: "\n").first)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(object?["elements"] as? [[String: Any]])
  }
}
