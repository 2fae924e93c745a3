import DataProviders
import Foundation
import Models
import ServiceSupport
import TestSupport
import Testing

/// One odd post does not hide the others: what a row can do without is empty, and a post that lacks more is a gap.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct TolerantReadingTests {
  /// Posts that lack what every row needs.
  nonisolated private static let odd =
    ["null", "1", #""x""#, "[]", "{}"]
    + status("id", "", "null", "0.5", #""""#) + status("content", "", "null", "7")
    + status("created_at", "", "null", #""yesterday""#) + status("account", "", "null", #""alice""#)
    + ["id", "acct"].flatMap { name in ["", "null", "[]", #""""#].map { SentJSON.status("odd", author: [name: $0]) } }
  /// Posts of which nobody knows whether they have replies.
  nonisolated private static let uncounted = status(
    "replies_count", "", "null", #""many""#, "0.5", "99999999999999999999")

  nonisolated private static func status(_ name: String, _ values: String...) -> [String] {
    values.map { SentJSON.status("odd", [name: $0]) }
  }

  @Test(arguments: odd + uncounted)
  func `a post that cannot be read counts as one missing post on its page`(odd: String) throws {
    let page = try page(SentJSON.page([SentJSON.status("1"), odd, SentJSON.status("3")]))
    #expect(page.posts.map(\.id) == ["1", "3"])
    #expect(page.unreadablePosts == 1)
  }

  @Test(arguments: odd)
  func `a reply that cannot be read does not hide the other replies`(odd: String) throws {
    let parent = ["in_reply_to_id": #""0""#]
    let odd = odd.replacing(#""in_reply_to_id":null"#, with: #""in_reply_to_id":"0""#)
    let sent = SentJSON.context([SentJSON.status("1", parent), odd, SentJSON.status("3", parent)])
    #expect(try replies(sent).posts.map(\.id) == ["1", "3"])
  }

  @Test(arguments: ["", "null", "7", #"["x"]"#])
  func `missing or invalid parts of a post are read as empty`(value: String) throws {
    let author = [
      "display_name": value, "note": value, "followers_count": value.replacing("7", with: "0.5"),
      "following_count": value.replacing("7", with: "99999999999999999999"),
      "statuses_count": value.replacing("7", with: #""x""#), "created_at": value, "avatar_description": value,
    ]
    let page = try page(
      SentJSON.page([
        SentJSON.status(
          "1", ["spoiler_text": value, "in_reply_to_id": value.replacing("7", with: "0.5")], author: author)
      ]))
    let account = Account(id: "1", name: "alice", displayName: "", followers: nil, following: nil, posts: nil)
    let time = Date(timeIntervalSince1970: 1_767_323_045)
    #expect(page.posts == [Post(id: "1", author: account, text: "", created: time)])
    #expect(page.unreadablePosts == 0)
  }

  @Test(arguments: uncounted)
  func `a reply is read even if its number of replies is missing or invalid`(reply: String) throws {
    let reply = reply.replacing(#""in_reply_to_id":null"#, with: #""in_reply_to_id":"0""#)
    #expect(try replies(SentJSON.context([reply])).posts.map(\.id) == ["odd"])
  }

  @Test func `a boost without text does not count as a missing post`() throws {
    let page = try page(SentJSON.page([SentJSON.status("1", ["content": "null,\"reblog\":{}"])]))
    #expect(page.posts.isEmpty && !page.isEmpty)
    #expect(page.unreadablePosts == 0)
    #expect(page.lastID == "1")
  }

  @Test func `a post with an empty list instead of a boost is not a boost`() throws {
    #expect(try page(SentJSON.page([SentJSON.status("1", ["reblog": "[]"])])).posts.count == 1)
  }

  @Test(arguments: ["", "null", "1", "{}", #"{"error":"x"}"#, "[{}", "[{}]]", "<p>"])
  func `if the response is not a page of posts, the request fails with an error`(body: String) {
    #expect(throws: DecodingError.self) { try page(body) }
  }

  @Test(arguments: ["", "null", "[]", "{}", #"{"descendants":null}"#, #"{"descendants":{}}"#, #"{"descendants":[}"#])
  func `if the response is not a list of replies, the request fails with an error`(body: String) {
    #expect(throws: DecodingError.self) { try replies(body) }
  }

  @Test func `a truncated page ends at the last post with an id, even if this post cannot be read`() throws {
    let full = (1...19).map { SentJSON.status("\($0)") }
    let odd = SentJSON.status("20", ["content": "null"])
    #expect(try page(SentJSON.page(full + [odd, SentJSON.status("21")])).lastID == "20")
    #expect(try page(SentJSON.page(full + ["null", SentJSON.status("21")])).lastID == "19")
  }

  @Test func `cancelling the request stops the decoding`() async {
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      #expect(throws: CancellationError.self) { try page(SentJSON.page([SentJSON.status("1")])) }
      #expect(throws: CancellationError.self) { try replies(SentJSON.context([SentJSON.status("1")])) }
    }
    await cancelled.value
  }

  // MARK: Through the client

  @Test func `an unreadable post among twenty counts as missing, and the next page can be fetched`() async throws {
    let provider = try provider { request in
      let before = request.query("max_id").flatMap { Int($0) } ?? 41
      let ids = (1..<before).reversed().prefix(20)
      return SentJSON.page(ids.map { SentJSON.status("\($0)", $0 % 20 == 1 ? ["content": "null"] : [:]) })
    }
    let pages = try await provider.pages(by: "1")
    #expect(pages.map(\.posts.count) == [19, 19, 0])
    #expect(pages.map(\.unreadablePosts) == [1, 1, 0])
    #expect(pages.flatMap(\.posts).map(\.id) == (1...40).reversed().filter { $0 % 20 != 1 }.map { "\($0)" })
  }

  @Test func `an unreadable reply does not hide the other replies of its thread`() async throws {
    let parent = ["in_reply_to_id": #""0""#]
    let provider = try provider { _ in
      SentJSON.context([
        SentJSON.status("1", parent, author: ["note": ""]),
        SentJSON.status("2", parent.merging(["content": "null"]) { $1 }),
        SentJSON.status("3", parent.merging(["spoiler_text": "null"]) { $1 }),
      ])
    }
    #expect(try await provider.replies(to: "0").posts.map(\.id) == ["1", "3"])
  }

  private func page(_ text: String) throws -> ServicePage {
    try JSONDecoder().decode(ServicePage.self, from: Data(text.utf8), configuration: ServiceLimits())
  }

  private func replies(_ text: String) throws -> PostReplies {
    let wanted = ServiceStatus.Wanted(repliesTo: "0", limits: ServiceLimits())
    return try JSONDecoder().decode(ServiceReplies.self, from: Data(text.utf8), configuration: wanted).replies
  }

  private func provider(_ body: @escaping @Sendable (ServedRequest) -> String) throws -> ServedProvider {
    let server = try LoopbackServer { [.answer(200, text: body($0))] }
    return ServedProvider(
      MastodonRepliesDataProvider(server: try server.address, limits: .patient, jitter: { 0 }), server: server)
  }
}
