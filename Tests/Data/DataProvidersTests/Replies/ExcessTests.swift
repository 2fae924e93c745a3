import DataProviders
import Models
import ServiceSupport
import TestSupport
import Testing

/// Well-formed responses with too much content.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct ExcessTests {
  @Test func `a page is never longer than requested, and the next page continues after the last post that was used`()
    async throws
  {
    let provider = try provider { request in
      let ids = (1...50).reversed().filter { $0 < request.query("max_id").flatMap { Int($0) } ?? 100 }
      return SentJSON.page(ids.map { SentJSON.status(String($0)) })
    }
    let pages = try await provider.pages(by: "1")
    #expect(pages.map(\.posts.count) == [20, 20, 10, 0])
    let newestFirst = (1...50).reversed().map(String.init)
    #expect(pages.flatMap(\.posts).map(\.id) == newestFirst)
  }

  @Test func `a server that repeats the same posts is asked only twice`() async throws {
    let page = SentJSON.page((1...50).map { SentJSON.status(String($0)) })
    let provider = try provider { _ in page }
    let pages = try await provider.pages(by: "1")
    #expect(pages.map(\.posts.count) == [20, 20])
    #expect(pages.last?.isEndKnown == false)
  }

  @Test func `only the first hundred direct replies to a post are used`() async throws {
    let answers = (1...150).map { SentJSON.status(String($0), ["in_reply_to_id": #""0""#]) }
    let others = (151...300).map { SentJSON.status(String($0), ["in_reply_to_id": #""1""#]) }
    let provider = try provider { _ in SentJSON.context(others + answers) }
    #expect(try await provider.replies(to: "0").posts.map(\.id) == (1...100).map { String($0) })
  }

  @Test func `only the first 4,096 replies of all kinds are looked through`() async throws {
    let others = (1...4095).map { _ in "{}" }
    let answers = ["a", "b"].map { SentJSON.status($0, ["in_reply_to_id": #""0""#]) }
    let provider = try provider { _ in SentJSON.context(others + answers) }
    #expect(try await provider.replies(to: "0").posts.map(\.id) == ["a"])
  }

  @Test func `only the start of very long HTML is converted`() async throws {
    let html = String(repeating: "<b></b>", count: 20_000) + "x"
    let longer = html + String(repeating: "<b></b>", count: 10_000) + "y"
    let shorter = html
    #expect(try await onlyPost(SentJSON.status("1", ["content": "\"\(shorter)\""])).text == "x")
    #expect(try await onlyPost(SentJSON.status("1", ["content": "\"\(longer)\""])).text.hasPrefix("x"))
    #expect(try await !onlyPost(SentJSON.status("1", ["content": "\"\(longer)\""])).text.contains("y"))
  }

  @Test func `only the first twenty attachments, and options of a poll, are used`() async throws {
    let attachments = "[" + Array(repeating: #"{"type":"image"}"#, count: 5000).joined(separator: ",") + "]"
    let options = "[" + Array(repeating: #"{"title":"a","votes_count":1}"#, count: 5000).joined(separator: ",") + "]"
    let post = try await onlyPost(
      SentJSON.status("1", ["media_attachments": attachments, "poll": #"{"options":\#(options)}"#]))
    #expect(post.attachments.count == 20)
    #expect(post.poll?.options.count == 20)
  }

  @Test func `a post that a quoted post quotes is not read`() async throws {
    let inner = SentJSON.status("3", ["quote": #"{"state":"accepted","quoted_status":\#(SentJSON.status("4"))}"#])
    let post = try await onlyPost(
      SentJSON.status("1", ["quote": #"{"state":"accepted","quoted_status":\#(inner)}"#]))
    guard case .post(let quoted) = post.quote else {
      Issue.record("no quote")
      return
    }
    #expect(quoted.id == "3" && quoted.quote == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-1", 0), ("-9223372036854775808", 0), ("1000000000000", 1_000_000_000_000),
    ("1000000000001", 1_000_000_000_000), ("9223372036854775807", 1_000_000_000_000),
  ])
  func `counts are limited to a sensible range`(sent: String, count: Int) async throws {
    let status = SentJSON.status(
      "1",
      ["replies_count": sent],
      author: ["followers_count": sent, "following_count": sent, "statuses_count": sent])
    let post = try await onlyPost(status)
    #expect(post.replyCount == count)
    #expect([post.author.followers, post.author.following, post.author.posts] == [count, count, count])
  }

  /// Combining marks make a character longer than one scalar.
  @Test(arguments: ["x", "e\u{301}\u{302}\u{303}"])
  func `text that is too long is truncated`(piece: String) async throws {
    let long = #"""# + String(repeating: piece, count: 200_000 / piece.unicodeScalars.count) + #"""#
    let post = try await onlyPost(
      SentJSON.status(
        "1",
        ["content": long, "spoiler_text": long],
        author: ["note": long, "display_name": long, "acct": long, "avatar_description": long]))
    let author = post.author
    for text in [post.text, author.note] {
      #expect(text.unicodeScalars.count == 100_001)
      #expect(text.hasSuffix("…"))
    }
    for text in [post.warning, author.displayName, author.name, try #require(author.avatarDescription)] {
      #expect(text.unicodeScalars.count == 1_001)
      #expect(text.hasSuffix("…"))
    }
  }

  @Test func `text of the maximum length is not truncated`() async throws {
    let text = String(repeating: "x", count: 100_000)
    let name = String(repeating: "x", count: 1_000)
    let post = try await onlyPost(SentJSON.status("1", ["content": "\"\(text)\"", "spoiler_text": "\"\(name)\""]))
    #expect(post.text == text)
    #expect(post.warning == name)
  }

  @Test func `a response head of the maximum size is read, and a head that is a byte longer is refused`() async throws {
    let head = Misbehaviour.head + "Content-Length: \(Misbehaviour.alice.utf8.count)\r\n\r\n"
    let server = try LoopbackServer { _ in [.text(head + Misbehaviour.alice)] }
    let account = { (maximum: Int) in
      var limits = ServiceLimits.patient
      limits.maximumHead = maximum
      return try await MastodonRepliesDataProvider(server: server.address, limits: limits, jitter: { 0 }).account("1")
    }
    #expect(try await account(head.utf8.count).name == "alice")
    await #expect(throws: RepliesError.tooLarge) { try await account(head.utf8.count - 1) }
  }

  private func onlyPost(_ status: String) async throws -> Post {
    try #require(try await provider { _ in SentJSON.page([status]) }.posts(by: "1", at: nil).posts.first)
  }

  private func provider(_ body: @escaping @Sendable (ServedRequest) -> String) throws -> ServedProvider {
    let server = try LoopbackServer { [.answer(200, text: body($0))] }
    return ServedProvider(
      MastodonRepliesDataProvider(server: try server.address, limits: .patient, jitter: { 0 }), server: server)
  }
}
