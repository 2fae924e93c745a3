#if DEBUG
  import Interactors
  import Models

  /// Notes each call of the data provider that it wraps.
  final class TracedRepliesDataProvider: RepliesDataProvider {
    private let wrapped: any RepliesDataProvider
    private let trace: Trace

    init(_ wrapped: any RepliesDataProvider, _ trace: Trace) { (self.wrapped, self.trace) = (wrapped, trace) }

    func account(named name: AccountName) async throws(RepliesError) -> Account {
      trace.note("RepliesDataProvider.\(#function)")
      return try await wrapped.account(named: name)
    }

    func account(_ id: Account.ID) async throws(RepliesError) -> Account {
      trace.note("RepliesDataProvider.\(#function)")
      return try await wrapped.account(id)
    }

    func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
      trace.note("RepliesDataProvider.\(#function)")
      return try await wrapped.posts(by: account, at: cursor)
    }

    func replies(to post: Post.ID) async throws(RepliesError) -> [Post] {
      trace.note("RepliesDataProvider.\(#function)")
      return try await wrapped.replies(to: post)
    }
  }
#endif
