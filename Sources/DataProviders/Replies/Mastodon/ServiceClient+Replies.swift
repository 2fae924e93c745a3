import Foundation
import Interactors
import Models
import WebClient

/// Runs off the main actor, because decoding a large response takes time.
extension ServiceClient {
  @concurrent func account(at endpoint: Endpoint) async throws(RepliesError) -> Account {
    let account = try decoded(ServiceAccount.self, from: try await response(from: endpoint))
    guard account.suspended != true else { throw .gone }
    return account.model(within: limits)
  }

  @concurrent func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
    let response = try await response(
      from: .statuses(account: account, limit: limits.pageSize, before: cursor?.value))
    let sent = try decoded([ServiceStatus].self, from: response)
    let statuses = sent.prefix(limits.pageSize)
    // If the page was cut short, the next one starts with what was cut off.
    let next = sent.count > statuses.count ? statuses.last.map { .init($0.id) } : nextCursor(in: response)
    // Not every server leaves out boosts itself.
    let posts = statuses.filter { $0.reblog == nil }.map { $0.model(within: limits) }
    // An empty page is the last one, and a page that names itself as the next one would cause an endless loop.
    return PostsPage(posts: posts, next: statuses.isEmpty || next == cursor ? nil : next)
  }

  @concurrent func replies(to post: Post.ID) async throws(RepliesError) -> [Post] {
    let context = try decoded(ServiceContext.self, from: try await response(from: .context(status: post)))
    // Replies beyond the limit count as hidden, because the post has the total.
    return context.descendants.filter { $0.inReplyToId == post }.prefix(limits.answers).map { $0.model(within: limits) }
  }

  private func decoded<Answer: Decodable>(
    _ type: Answer.Type, from response: HTTPResponse
  ) throws(RepliesError) -> Answer {
    // The decoder would silently repair invalid UTF-8 in some places.
    guard response.isJSON, String(validating: response.body, as: UTF8.self) != nil else { throw .unreadable }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do { return try decoder.decode(type, from: response.body) } catch { throw .unreadable }
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
