package import Foundation
package import Interactors
package import Models

/// The data provider of the replies app that asks a server of the Mastodon kind.
///
/// The composition root makes it, and the interactors of the replies app hold it. It signs in nowhere, keeps nothing,
/// and asks no other server than its own: what leads elsewhere is not followed.
///
/// Seed 003.
@MainActor
package final class MastodonRepliesDataProvider: RepliesDataProvider {
  private let client: ServiceClient

  /// A data provider for this server; nothing is asked of it yet.
  ///
  /// - Parameters:
  ///   - server: The only one that is asked.
  ///   - limits: How long and how often it is asked.
  ///   - clock: Measures the limits.
  ///   - now: The time of day, to compare with what the server says.
  ///   - jitter: A number from 0 to 1, which spreads the repetitions.
  package init(
    server: ServerAddress, limits: ServiceLimits = ServiceLimits(), clock: any Clock<Duration> = .continuous,
    now: @escaping @Sendable () -> Date = { Date() }, jitter: @escaping @Sendable () -> Double
  ) {
    client = ServiceClient(server: server, limits: limits, clock: clock, now: now, jitter: jitter)
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
