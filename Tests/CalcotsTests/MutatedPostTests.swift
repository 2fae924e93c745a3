import Changes
import DataProviders
import Fakes
import Foundation
import Gallery
import Models
import Navigation
import ServiceSupport
import TestSupport
import Testing
import TextUISupport

/// A thousand posts in which members are missing, null, of another type, empty, huge or hostile.
@Suite(.turnLimit(20_000))
@MainActor struct MutatedPostTests {
  nonisolated private static let count = 1000

  /// Text that nobody may see without asking for it.
  private enum Secret: String, CaseIterable {
    case text = "SECRET-TEXT"
    case picture = "SECRET-PICTURE"
    case quote = "SECRET-QUOTE"
  }

  @Test
  func `a mutated post never crashes the program, empties a row, prints control characters, or shows hidden content`()
    async throws
  {
    var random = SeededGenerator(seed: 69)
    var posts: [Post] = []
    for number in 0..<Self.count {
      let status = try Self.mutated(number, using: &random)
      let page = try Self.page(status)
      let boost = try JSONSerialization.jsonObject(with: Data(status.utf8)) as? [String: Any]
      // Every post is shown, counted, or a boost.
      #expect(page.posts.count + page.unreadablePosts == (boost?["reblog"] is [String: Any] ? 0 : 1), "\(number)")
      posts += page.posts
    }
    // Enough of them can be shown, and enough of these hide something.
    #expect(posts.count > Self.count / 3)
    #expect(posts.count { $0.hidesSomething } > Self.count / 10)
    for start in stride(from: 0, to: posts.count, by: 20) {
      try await expectHarmless(Array(posts[start..<min(start + 20, posts.count)]))
    }
  }

  /// Holds a list of the posts, and a page of each, against the rules.
  private func expectHarmless(_ posts: [Post]) async throws {
    // Posts of which the id is replaced by the same value are one row.
    let list = RepliesList.of(posts, to: Account(id: "none", name: "none", displayName: ""))
    let json = try await output(of: GalleryState.repliesPage(.loaded(list)), asJSON: true)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let rows = (object?["elements"] as? [[String: Any]])?.last?["rows"] as? [[String: Any]] ?? []
    #expect(rows.count == list.replies.count)
    for (row, post) in zip(rows, list.replies) {
      let text = try #require(row["text"] as? String)
      let content = text.split(separator: ": ", maxSplits: 1).last ?? ""
      #expect(content.contains { !$0.isWhitespace }, "an empty row: \(post)")
      expect(text, hides: post)
    }
    expectNoControls(in: try await output(of: GalleryState.repliesPage(.loaded(list))))
    expectNoControls(in: await FullScreenPlay(on: stack(GalleryState.repliesPage(.loaded(list)))).text)
    for (index, post) in list.replies.enumerated() {
      let page = { GalleryState.replyPage(of: post, in: list) }
      let lines = try await output(of: page())
      expectNoControls(in: lines)
      expect(lines, hides: post)
      // The others take too long for each post.
      guard index % 5 == 0 else { continue }
      expect(try await output(of: page(), asJSON: true), hides: post)
      let screen = await FullScreenPlay(on: stack(page()), columns: 120).text
      expectNoControls(in: screen)
      expect(screen, hides: post)
    }
  }

  private func expect(_ output: String, hides post: Post) {
    var secrets: Set<Secret> = []
    if post.isWarned { secrets = Set(Secret.allCases) }
    if post.isSensitive { secrets.insert(.picture) }
    if case .post(let quoted) = post.quote, quoted.isWarned { secrets.insert(.quote) }
    for secret in secrets { #expect(!output.contains(secret.rawValue), "\(secret) of \(post)") }
  }

  private func expectNoControls(in output: String) {
    #expect(!output.unicodeScalars.contains { $0 != "\n" && $0.isHidden })
  }

  // MARK: Mutations

  /// Returns a post of a server in which one to three values are replaced, wherever they are.
  nonisolated private static func mutated(_ id: Int, using random: inout SeededGenerator) throws -> String {
    let whole = whole.replacing(#""id":"1""#, with: #""id":"\#(id)""#)
    var status = try JSONSerialization.jsonObject(with: Data(whole.utf8))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      status = mutated(status, at: Int.random(in: 1...4, using: &random), using: &random) ?? status
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: status), as: UTF8.self)
  }

  /// Returns a value in which one below it, at most at this depth, is replaced or, if this is nil, left out.
  nonisolated private static func mutated(_ value: Any, at depth: Int, using random: inout SeededGenerator) -> Any? {
    if depth > 0, var object = value as? [String: Any], let key = object.keys.sorted().randomElement(using: &random) {
      object[key] = mutated(object[key] ?? NSNull(), at: depth - 1, using: &random)
      return object
    }
    if depth > 0, var list = value as? [Any], let index = list.indices.randomElement(using: &random) {
      list[index] = mutated(list[index], at: depth - 1, using: &random) ?? NSNull()
      return list
    }
    let hostile = HostileText.allCases.randomElement(using: &random)?.rawValue ?? ""
    let html = "<a href=\"\(hostile)\">\(hostile)</a><img alt=\"\(hostile)\">"
    let values: [Any?] = [
      nil, NSNull(), "", " ", [Any](), [String: Any](), true, 0, -1, 7, 0.5, Int.max, "7", "2026-01-02T03:04:05Z",
      hostile,
      hostile, html, String(repeating: "x", count: 3000), String(repeating: "<b>", count: 1000), [hostile],
      ["x": hostile], [NSNull(), 7, "x"],
    ]
    return values[Int.random(in: values.indices, using: &random)]
  }

  /// A post with everything, and a secret in each place that can be hidden.
  nonisolated private static let whole = SentJSON.status(
    "1",
    [
      "content": "\"<p>\(Secret.text.rawValue) <a href=\\\"https://x.example/\(Secret.text.rawValue)\\\">x</a></p>\"",
      "spoiler_text": #""last page""#, "sensitive": "true", "edited_at": #""2026-01-02T04:04:05Z""#,
      "reblog": "null", "in_reply_to_id": #""100""#,
      "media_attachments": #"[{"type":"image","description":"\#(Secret.picture.rawValue)"},{"type":"audio"}]"#,
      "poll": #"{"expired":true,"options":[{"title":"a","votes_count":1},{"title":"b","votes_count":null}]}"#,
      "quote": #"{"state":"accepted","quoted_status":\#(quoted)}"#,
    ],
    author: ["id": #""2""#, "moved": #"{"acct":"bob@new.example"}"#, "url": #""https://x.example/@bob""#])
  nonisolated private static let quoted = SentJSON.status(
    "7", ["content": "\"\(Secret.quote.rawValue)\"", "spoiler_text": #""end""#])

  nonisolated private static func page(_ status: String) throws -> ServicePage {
    let data = Data(SentJSON.page([status]).utf8)
    return try JSONDecoder().decode(ServicePage.self, from: data, configuration: ServiceLimits())
  }

  private func stack(_ page: any AnyPage) -> NavigationController {
    let navigation = NavigationController()
    Place(on: navigation).show(page)
    return navigation
  }

  private func output(of page: any AnyPage, asJSON: Bool = false) async throws -> String {
    let play = Play(on: stack(page), asJSON: asJSON)
    try await play.run()
    return play.transcript.text
  }
}
