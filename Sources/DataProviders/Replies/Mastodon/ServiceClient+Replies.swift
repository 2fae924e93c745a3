import Foundation
import Interactors
import Models

/// Answers are read here, off the main actor: a large one takes its time.
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
    // Behind a page that was cut, the next one begins with what was cut off.
    let next = sent.count > statuses.count ? statuses.last.map { .init($0.id) } : nextCursor(in: response)
    // Not every server leaves out by itself what is only passed on.
    let posts = statuses.filter { $0.reblog == nil }.map { $0.model(within: limits) }
    // An empty page is the last one, and a page that names itself as the next would never end.
    return PostsPage(posts: posts, next: statuses.isEmpty || next == cursor ? nil : next)
  }

  @concurrent func replies(to post: Post.ID) async throws(RepliesError) -> [Post] {
    let context = try decoded(ServiceContext.self, from: try await response(from: .context(status: post)))
    // The others count as hidden ones: the post says how many there are.
    return context.descendants.filter { $0.inReplyToId == post }.prefix(limits.answers).map { $0.model(within: limits) }
  }

  private func decoded<Answer: Decodable>(
    _ type: Answer.Type, from response: HTTPResponse
  ) throws(RepliesError) -> Answer {
    // The decoder would mend broken UTF-8 in places, and the reader would not know.
    guard response.isJSON, String(validating: response.body, as: UTF8.self) != nil else { throw .unreadable }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do { return try decoder.decode(type, from: response.body) } catch { throw .unreadable }
  }

  /// Where the server says that the next page begins; only what it says is taken from the link, nobody goes there.
  private func nextCursor(in response: HTTPResponse) -> PostsPage.Cursor? {
    guard let target = LinkHeader(response.fields["link"] ?? []).target(of: "next"),
      let url = URL(string: target, relativeTo: URL(string: server.origin + "/")), server.isHost(of: url),
      let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    else { return nil }
    return items.first { $0.name == "max_id" }?.value.map(PostsPage.Cursor.init)
  }
}
