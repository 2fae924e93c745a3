import Changes
import Interactors
import Localization
import Models

/// An in-memory data provider for replies that records calls, and fails or waits on demand.
///
/// It passes the same contract suite as the real data providers.
package final class RepliesFakeDataProvider: RepliesDataProvider, FakeDataProvider {
  /// A call of the protocol, with its arguments.
  nonisolated package enum Call: Hashable {
    case accountNamed(AccountName)
    case account(Account.ID)
    case posts(by: Account.ID, at: PostsPage.Cursor?)
    case replies(to: Post.ID)
  }

  /// The errors that individual calls throw.
  package var failures: [Call: RepliesError] = [:]
  /// The next cursor of every page that is not empty; nil leaves the real cursors in place.
  package var nextCursor: PostsPage.Cursor?
  /// Posts that are boosts: they count towards the size of a page, but are left out of it.
  package var boosts: Set<Post.ID> = []
  /// Posts that cannot be read.
  ///
  /// They are left out of each response, which reports their count.
  package var unreadable: Set<Post.ID> = []

  package let fake = FakeCalls<Call, RepliesError>()
  private let accounts: [Account]
  /// Newest first.
  private var posts: [Post]
  private let pageSize: Int

  /// Creates a server with these accounts and posts, in any order.
  ///
  /// A page has at most `pageSize` posts.
  package init(accounts: [Account] = Account.samples, posts: [Post] = Post.samples, pageSize: Int = 20) {
    self.accounts = accounts
    self.posts = posts.sorted { $0.created > $1.created }
    self.pageSize = pageSize
  }

  /// Adds a post, as if its author had just published it.
  package func add(_ post: Post) {
    posts.append(post)
    posts.sort { $0.created > $1.created }
  }

  package func account(named name: AccountName) async throws(RepliesError) -> Account {
    try await answer(.accountNamed(name)) { () throws(RepliesError) in
      guard let account = accounts.first(where: { $0.name == name.text }) else { throw .unknown }
      return account
    }
  }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account {
    try await answer(.account(id)) { () throws(RepliesError) in try known(id) }
  }

  package func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
    try await answer(.posts(by: account, at: cursor)) { () throws(RepliesError) in
      let author = try known(account)
      let own = posts.filter { $0.author.id == author.id }
      let rest = cursor.map { cursor in own.drop { $0.id != cursor.value }.dropFirst() } ?? own[...]
      let page = Array(rest.prefix(pageSize))
      // After a full page there is always another page, which may be empty.
      let next = page.count == pageSize ? page.last.map { PostsPage.Cursor($0.id) } : nil
      return PostsPage(
        posts: page.filter { !boosts.contains($0.id) && !unreadable.contains($0.id) },
        unreadablePosts: page.count { unreadable.contains($0.id) }, next: page.isEmpty ? nil : nextCursor ?? next)
    }
  }

  package func replies(to post: Post.ID) async throws(RepliesError) -> PostReplies {
    try await answer(.replies(to: post)) { () throws(RepliesError) in
      guard posts.contains(where: { $0.id == post }) else { throw .unknown }
      let answers = Array(posts.filter { $0.inReplyTo == post }.reversed())
      return PostReplies(
        answers.filter { !unreadable.contains($0.id) }, unreadable: answers.count { unreadable.contains($0.id) })
    }
  }

  private func answer<Answer>(
    _ call: Call, work: () throws(RepliesError) -> Answer
  ) async throws(RepliesError) -> Answer {
    try await fake.answer(call) { () throws(RepliesError) in
      if let failure = failures[call] { throw failure }
      return try work()
    }
  }

  private func known(_ id: Account.ID) throws(RepliesError) -> Account {
    guard let account = accounts.first(where: { $0.id == id }) else { throw .unknown }
    return account
  }
}
