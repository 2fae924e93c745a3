import Foundation
import Interactors
import Models
import WebClient

/// The data provider of the replies app, backed by a Mastodon server.
///
/// The composition root creates it, and the interactors of the replies app hold it. It does not sign in or store
/// anything, and contacts only its own server: redirects to other hosts are not followed.
@MainActor
package final class MastodonRepliesDataProvider: RepliesDataProvider {
  private let client: ServiceClient

  /// Creates a data provider for a server, without contacting it yet.
  ///
  /// - Parameters:
  ///   - server: The only server to contact.
  ///   - network: The proxies and certificates to use. If the settings name no certificates, the system's certificates are
  ///     used.
  ///   - limits: Time limits, size limits and the number of retries.
  ///   - clock: Measures the time limits.
  ///   - now: The current time, to compare with dates that the server sends.
  ///   - jitter: A random number from 0 to 1, which spreads out the retries of different clients.
  package init(
    server: ServerAddress, network: NetworkSettings = NetworkSettings(), limits: ServiceLimits = ServiceLimits(),
    clock: any Clock<Duration> = .continuous, now: @escaping @Sendable () -> Date = { Date() },
    jitter: @escaping @Sendable () -> Double
  ) {
    client = ServiceClient(
      server: server, limits: limits, clock: clock, now: now, jitter: jitter, client: HTTPClient(network: network))
  }

  // MARK: Off the main actor, because decoding a large response takes time

  @concurrent package func account(named name: AccountName) async throws(RepliesError) -> Account {
    try await account(at: .lookup(name: name.text))
  }

  @concurrent package func account(_ id: Account.ID) async throws(RepliesError) -> Account {
    try await account(at: .account(id: id))
  }

  @concurrent package func posts(
    by account: Account.ID, at cursor: PostsPage.Cursor?
  ) async throws(RepliesError) -> PostsPage {
    let limits = client.limits
    let endpoint = Endpoint.statuses(account: account, limit: limits.pageSize, before: cursor?.value)
    return try await client.answer(from: endpoint) { [client] response throws(RepliesError) in
      let page = try client.decoded(response) { try $0.decode(ServicePage.self, from: $1, configuration: limits) }
      // The next page begins after the last post, and an empty page without a link is the last page. The link is needed only
      // for a page without ids, because its posts cannot be read, or because the server has removed all of them. A page that
      // names itself as the next page would cause an endless loop.
      let link = client.nextLink(in: response)
      let next = page.lastID.map(PostsPage.Cursor.init) ?? link?.cursor
      return PostsPage(
        posts: page.posts, unreadablePosts: page.unreadablePosts, next: next == cursor ? nil : next,
        isEndKnown: page.isEmpty && link == nil)
    }
  }

  @concurrent package func replies(to post: Post.ID) async throws(RepliesError) -> PostReplies {
    let wanted = ServiceStatus.Wanted(repliesTo: post, limits: client.limits)
    return try await client.answer(from: .context(status: post)) { [client] response throws(RepliesError) in
      try client.decoded(response) { try $0.decode(ServiceReplies.self, from: $1, configuration: wanted) }.replies
    }
  }

  @concurrent private func account(at endpoint: Endpoint) async throws(RepliesError) -> Account {
    let limits = client.limits
    return try await client.answer(from: endpoint) { [client] response throws(RepliesError) in
      let answer = try client.decoded(response) { try $0.decode(ServiceAccount.self, from: $1, configuration: limits) }
      guard !answer.isSuspended else { throw .gone }
      return answer.account
    }
  }
}
