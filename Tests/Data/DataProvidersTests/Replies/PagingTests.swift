import DataProviders
import Models
import ServiceSupport
import TestSupport
import Testing

/// How the client finds the next page.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct PagingTests {
  @Test(arguments: [
    ("</api/v1/x?max_id=7&limit=20>; rel=\"next\"", "7"), ("<HOST/x?limit=20&max_id=a%20b%2Fc>; rel=next", "a b/c"),
    ("<HOST/x?min_id=9>; rel=\"prev\", <HOST/x?max_id=7>; rel=\"next\"", "7"), ("<?max_id=7>; rel=\"next\"", "7"),
  ])
  func `the next page starts where the link says`(link: String, cursor: String) async throws {
    #expect(try await next(link) == PostsPage.Cursor(cursor))
  }

  @Test(arguments: [
    "", "nonsense", "<HOST/x?max_id=7>; rel=\"prev\"", "<HOST/x?min_id=7>; rel=\"next\"", "<HOST/x>; rel=\"next\"",
    "<https://other.example/x?max_id=7>; rel=\"next\"", "<//other.example?max_id=7>; rel=\"next\"",
    "<http://[?max_id=7>; rel=\"next\"", "<file:///x?max_id=7>; rel=\"next\"", "<HOST/x?max_id>; rel=\"next\"",
  ])
  func `a link to another host, or without a position, gives no next page`(link: String) async throws {
    #expect(try await next(link) == nil)
  }

  @Test func `a page that names itself as the next one is the last`() async throws {
    #expect(try await next("<HOST/x?max_id=7>; rel=\"next\"", after: "7") == nil)
    #expect(try await next("<HOST/x?max_id=7>; rel=\"next\"", after: "8") == PostsPage.Cursor("7"))
  }

  @Test func `an empty page is the last even if it names a next one`() async throws {
    #expect(try await next("<HOST/x?max_id=7>; rel=\"next\"", body: "[]") == nil)
  }

  @Test func `boosts are left out and do not end the paging`() async throws {
    let boosted = Self.body.replacing(#""replies_count""#, with: #""reblog":{"id":"3"},"replies_count""#)
    let boosts = try await page("<HOST/x?max_id=7>; rel=\"next\"", body: boosted)
    #expect(boosts == PostsPage(posts: [], next: PostsPage.Cursor("7")))
    #expect(try await page("", body: Self.body).posts.count == 1)
  }

  private func next(_ link: String, after cursor: String? = nil, body: String = PagingTests.body) async throws
    -> PostsPage.Cursor?
  {
    try await page(link, after: cursor, body: body).next
  }

  private func page(_ link: String, after cursor: String? = nil, body: String) async throws -> PostsPage {
    let server = try LoopbackServer { request in
      let link = link.replacing("HOST", with: "http://\(request.fields["host"] ?? "")")
      return [.answer(200, fields: ["Link: " + link], text: body)]
    }
    let provider = ServedProvider(
      MastodonRepliesDataProvider(server: try server.address, limits: .patient, jitter: { 0 }), server: server)
    return try await provider.posts(by: "1", at: cursor.map(PostsPage.Cursor.init))
  }

  nonisolated private static let body = """
    [{"id":"9","content":"","spoiler_text":"","created_at":"2026-01-02T03:04:05Z","in_reply_to_id":null,
    "replies_count":0,"account":\(Misbehaviour.alice)}]
    """
}
