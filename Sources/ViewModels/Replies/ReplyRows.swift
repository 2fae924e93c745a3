import Models

/// The rows of the replies, each created when its reply arrives or has changed.
///
/// Owned by the replies screen's view model.
nonisolated struct ReplyRows {
  private var account: Account.ID?
  private var replies: [Post] = []
  private var rows: [ReplyRowViewModel] = []

  /// Returns the rows of a list; a reply that is unchanged keeps its row.
  mutating func rows(of list: RepliesList?, clock: WallClock) -> [ReplyRowViewModel] {
    if account != list?.account.id { self = ReplyRows() }
    // Usually the replies are unchanged, and comparing an array with itself takes constant time.
    guard let list, list.replies != replies else { return rows }
    account = list.account.id
    var known: [Post.ID: (reply: Post, row: ReplyRowViewModel)] = [:]
    for (reply, row) in zip(replies, rows) {
      known[reply.id] = (reply, row)
    }
    rows = list.replies.map { post in
      if let (reply, row) = known[post.id], reply == post { return row }
      return ReplyRowViewModel(post, to: list.account, clock: clock)
    }
    replies = list.replies
    return rows
  }
}
