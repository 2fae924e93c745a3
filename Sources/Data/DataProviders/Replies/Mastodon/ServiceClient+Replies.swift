import Foundation
import Interactors
import Models
import WebClient

/// Runs off the main actor, because decoding a large response takes time.
extension ServiceClient {
  @concurrent func account(at endpoint: Endpoint) async throws(RepliesError) -> Account {
    try await answer(from: endpoint) { response throws(RepliesError) in
      let account = try decoded(response) { try $0.decode(ServiceAccount.self, from: $1) }
      guard !account.isSuspended else { throw .gone }
      return account.model(within: limits)
    }
  }

  @concurrent func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
    let endpoint = Endpoint.statuses(account: account, limit: limits.pageSize, before: cursor?.value)
    return try await answer(from: endpoint) { response throws(RepliesError) in
      let page = try decoded(response) { try $0.decode(ServicePage.self, from: $1, configuration: limits) }
      // If the page was cut short, the next one starts with what was cut off.
      let next = page.isCut ? page.lastID.map(PostsPage.Cursor.init) : nextCursor(in: response)
      // An empty page is the last one, and a page that names itself as the next one would cause an endless loop.
      return PostsPage(
        posts: page.posts, unreadablePosts: page.unreadablePosts, next: page.isEmpty || next == cursor ? nil : next)
    }
  }

  @concurrent func replies(to post: Post.ID) async throws(RepliesError) -> [Post] {
    let wanted = ServiceStatus.Wanted(repliesTo: post, limits: limits)
    return try await answer(from: .context(status: post)) { response throws(RepliesError) in
      try decoded(response) { try $0.decode(ServiceReplies.self, from: $1, configuration: wanted) }.posts
    }
  }

  private func decoded<Answer>(
    _ response: HTTPResponse, _ decode: (JSONDecoder, Data) throws -> Answer
  ) throws(RepliesError) -> Answer {
    // The decoder overlooks invalid UTF-8 in values that nothing reads.
    guard response.isJSON, String(validating: response.body, as: UTF8.self) != nil else { throw .unreadable }
    do {
      return try decode(JSONDecoder(), response.body)
    } catch {
      // Decoding ends early when the deadline passes.
      throw Task.isCancelled ? .timedOut : .unreadable
    }
  }

  /// Returns the cursor of the next page; only the cursor is read from the link, the link itself is never followed.
  private func nextCursor(in response: HTTPResponse) -> PostsPage.Cursor? {
    guard let target = LinkHeader(response.fields["link"] ?? []).target(of: "next"),
      let url = URL(string: target, relativeTo: URL(string: server.origin + "/")), server.isHost(of: url),
      let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    else { return nil }
    return items.first { $0.name == "max_id" }?.value.map(PostsPage.Cursor.init)
  }
}
