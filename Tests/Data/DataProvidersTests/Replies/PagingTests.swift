import DataProviders
import Models
import ServiceSupport
import TestSupport
import Testing

/// How the client finds the next page.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct PagingTests {
  @Test(arguments: ["", "<HOST/x?max_id=7>; rel=\"next\"", "<https://other.example/x?page=2>; rel=\"next\""])
  func `the next page begins after the last post, whatever the link contains`(link: String) async throws {
    #expect(try await page(link, body: Self.body).next == PostsPage.Cursor("9"))
  }

  @Test func `an empty page without a link is the last page`() async throws {
    #expect(try await page("", body: "[]") == PostsPage(posts: [], next: nil))
    #expect(try await page("<HOST/x?min_id=7>; rel=\"prev\"", body: "[]") == PostsPage(posts: [], next: nil))
  }

  @Test(arguments: [
    ("</api/v1/x?max_id=7&limit=20>; rel=\"next\"", "7"), ("<HOST/x?limit=20&max_id=a%20b%2Fc>; rel=next", "a b/c"),
    ("<HOST/x?min_id=9>; rel=\"prev\", <HOST/x?max_id=7>; rel=\"next\"", "7"), ("<?max_id=7>; rel=\"next\"", "7"),
    ("<https://other.example/x?max_id=7>; rel=\"next\"", "7"), ("<//other.example?max_id=7>; rel=\"next\"", "7"),
  ])
  func `an empty page can link to a next page, even if the link names another host`(link: String, id: String)
    async throws
  {
    #expect(try await page(link, body: "[]") == PostsPage(posts: [], next: PostsPage.Cursor(id)))
  }

  @Test(arguments: [
    "<HOST/x?min_id=7>; rel=\"next\"", "<HOST/x>; rel=\"next\"", "<http://[?max_id=7>; rel=\"next\"",
    "<HOST/x?max_id>; rel=\"next\"", "<HOST/x?page=2>; rel=\"next\"",
  ])
  func `if the link to the next page is unusable, the list may or may not have more pages`(link: String) async throws {
    let page = try await page(link, body: "[]")
    #expect(page.next == nil && !page.isEndKnown)
  }

  @Test func `if no post has an id, the link names the next page`() async throws {
    let page = try await page("<HOST/x?max_id=7>; rel=\"next\"", body: "[null]")
    #expect(page == PostsPage(posts: [], unreadablePosts: 1, next: PostsPage.Cursor("7"), isEndKnown: false))
    let end = try await self.page("", body: "[null]")
    #expect(end.next == nil && !end.isEndKnown)
  }

  @Test func `boosts are left out, and a page that contains only boosts does not end the list`() async throws {
    let boosted = Self.body.replacing(#""replies_count""#, with: #""reblog":{"id":"3"},"replies_count""#)
    let boosts = try await page("<HOST/x?max_id=7>; rel=\"next\"", body: boosted)
    #expect(boosts == PostsPage(posts: [], next: PostsPage.Cursor("9"), isEndKnown: false))
    #expect(try await page("", body: Self.body).posts.count == 1)
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
