import Interactors
import Models

/// The data provider of the replies app without a server: it serves a ``SampleService``.
///
/// The composition root creates it if no server is named; the interactors of the replies app hold it.
@MainActor
package final class SampleRepliesDataProvider: RepliesDataProvider {
  private let service = SampleService.bundled
  /// The number of posts on a page: small, so that there are several pages.
  private let pageSize = 5

  package init() {}

  package func account(named name: AccountName) async throws(RepliesError) -> Account {
    guard let account = service.account(named: name) else { throw .unknown }
    return account
  }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account {
    guard let account = service.account(id) else { throw .unknown }
    return account
  }

  package func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
    guard service.account(account) != nil else { throw .unknown }
    var posts = service.posts(by: account)[...]
    if let cursor { posts = posts.drop { $0.id != cursor.value }.dropFirst() }
    let page = Array(posts.prefix(pageSize))
    // A full page always has a next one, which may be empty.
    let isFull = page.count == pageSize
    return PostsPage(posts: page, next: isFull ? page.last.map { PostsPage.Cursor($0.id) } : nil)
  }

  package func replies(to post: Post.ID) async throws(RepliesError) -> PostReplies {
    guard service.posts.contains(where: { $0.id == post }) else { throw .unknown }
    return PostReplies(service.answers(to: post))
  }
}
