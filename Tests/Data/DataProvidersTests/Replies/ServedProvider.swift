import Interactors
import Models
import ServiceSupport

/// A data provider that keeps its server alive, if it has one.
final class ServedProvider: RepliesDataProvider {
  private let provider: any RepliesDataProvider
  let server: LoopbackServer?

  init(_ provider: any RepliesDataProvider, server: LoopbackServer? = nil) {
    self.provider = provider
    self.server = server
  }

  func account(named name: AccountName) async throws(RepliesError) -> Account {
    try await provider.account(named: name)
  }

  func account(_ id: Account.ID) async throws(RepliesError) -> Account {
    try await provider.account(id)
  }

  func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
    try await provider.posts(by: account, at: cursor)
  }

  func replies(to post: Post.ID) async throws(RepliesError) -> PostReplies {
    try await provider.replies(to: post)
  }

  /// Returns all pages of an account's posts, up to the one without a next page.
  func pages(by account: Account.ID) async throws(RepliesError) -> [PostsPage] {
    var pages = [try await posts(by: account, at: nil)]
    while let next = pages.last?.next {
      pages.append(try await posts(by: account, at: next))
    }
    return pages
  }
}
