import Foundation
import Interactors
import Localization
import Models
import WebClient

/// The data provider of the replies app that uses a Mastodon server.
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
  ///   - network: The proxies and certificates to use; without any, the system's certificates.
  ///   - limits: Time limits, size limits and the number of retries.
  ///   - clock: Measures the time limits.
  ///   - now: The time of day, to compare with dates sent by the server.
  ///   - jitter: A random number from 0 to 1, which spreads out the retries of different clients.
  package init(
    server: ServerAddress, network: NetworkSettings = NetworkSettings(), limits: ServiceLimits = ServiceLimits(),
    clock: any Clock<Duration> = .continuous, now: @escaping @Sendable () -> Date = { Date() },
    jitter: @escaping @Sendable () -> Double
  ) {
    client = ServiceClient(
      server: server, network: network, limits: limits, clock: clock, now: now, jitter: jitter)
  }

  package func account(named name: AccountName) async throws(RepliesError) -> Account {
    try await client.account(at: .lookup(name: name.text))
  }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account {
    try await client.account(at: .account(id: id))
  }

  package func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
    try await client.posts(by: account, at: cursor)
  }

  package func replies(to post: Post.ID) async throws(RepliesError) -> [Post] {
    try await client.replies(to: post)
  }
}
