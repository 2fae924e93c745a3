import Models

/// The rows of the replies, each made once when its reply arrives.
///
/// Owned by the replies screen's view model.
nonisolated struct ReplyRows {
  private var account: Account.ID?
  private var replies: [Post] = []
  private var rows: [ReplyRowViewModel] = []

  /// Returns the rows of a list: known ones stay as they are, wherever new ones have come in between.
  mutating func rows(of list: RepliesList?, clock: WallClock) -> [ReplyRowViewModel] {
    if account != list?.account.id { self = ReplyRows() }
    // Comparing an array with itself takes constant time.
    guard let list, list.replies != replies else { return rows }
    account = list.account.id
    let known = Dictionary(zip(replies.map(\.id), zip(replies, rows))) { first, _ in first }
    rows = list.replies.map { post in
      if let (reply, row) = known[post.id], reply == post { return row }
      return ReplyRowViewModel(post, to: list.account, clock: clock)
    }
    replies = list.replies
    return rows
  }
}
