import Interactors
import Models
import Tracing

/// Notes each call of the data provider that it wraps.
package final class TracedRepliesDataProvider: RepliesDataProvider {
  private let wrapped: any RepliesDataProvider

  package init(_ wrapped: any RepliesDataProvider) {
    self.wrapped = wrapped
  }

  package func account(named name: AccountName) async throws(RepliesError) -> Account {
    Trace.note("RepliesDataProvider.\(#function)")
    return try await wrapped.account(named: name)
  }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account {
    Trace.note("RepliesDataProvider.\(#function)")
    return try await wrapped.account(id)
  }

  package func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
    Trace.note("RepliesDataProvider.\(#function)")
    return try await wrapped.posts(by: account, at: cursor)
  }

  package func replies(to post: Post.ID) async throws(RepliesError) -> [Post] {
    Trace.note("RepliesDataProvider.\(#function)")
    return try await wrapped.replies(to: post)
  }
}
